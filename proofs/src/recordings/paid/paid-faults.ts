import type { Faults, HuntedFault } from '#harness/planted-faults.ts';

const MODULES = 'apps/server/src/modules';
const PLACES = `${MODULES}/projects/project-places.repo.ts`;
const COMPLETE = `${MODULES}/recordings/complete`;
const PACK = `${MODULES}/recordings/pack`;
const MARKS = `${MODULES}/recordings/marks`;
const CREDITS = `${MODULES}/credits/projects-credits.service.ts`;

/** Each lets an owner read what is not paid for, or pay for what is not read. */
export const PAID_FAULTS: Faults<HuntedFault> = {
  'all who complete are read': {
    file: PLACES,
    from: `= 'complete' AND \${column('holds_place')}\n`,
    to: "= 'complete'\n",
    history: 6,
  },
  'a late phone has a place': {
    file: `${COMPLETE}/complete.service.ts`,
    from: 'takePlaces(tx, recording.project_id, 1)) > 0);',
    to: 'takePlaces(tx, recording.project_id, 1)) >= 0);',
    history: 6,
  },
  'a late phone is charged': {
    file: `${COMPLETE}/complete.service.ts`,
    from: 'if (holdsPlace) await createConsumption',
    to: 'if (!recording.is_test) await createConsumption',
    history: 6,
  },
  'gaze that is flagged is read at once': {
    file: `${PACK}/pack-end.service.ts`,
    from: '!isTest && fraud.flags.length > 0;',
    to: '!isTest && fraud.flags.length > 9;',
    history: 1,
  },
  'gaze that is flagged waits for ever': {
    file: `${MARKS}/marks.schedule.ts`,
    from: '  await leaveOutOverdue(deps);',
    to: '',
    history: 68,
  },
  'people who waited are read without a session': {
    file: `${COMPLETE}/waiting.service.ts`,
    from: 'await createConsumptions(tx, projectId, wanted, now);',
    to: '',
    history: 3,
  },
  'people whose pack was there before their place are never charged': {
    file: `${MODULES}/credits/consumptions.repo.ts`,
    from: 'due_at: isPacked ? now : null,',
    to: 'due_at: isPacked ? null : null,',
    history: 3,
  },
  'data that cannot be read is charged': {
    file: `${PACK}/pack-end.service.ts`,
    from: 'isUsed: isRead && !isFlagged, now',
    to: 'isUsed: !isFlagged, now',
    history: 1,
  },
  'what is paid is paid again': {
    file: `${MODULES}/credits/consumptions.repo.ts`,
    from: ".where('due_at', 'is not', null)\n    .where('settled_at', 'is', null)\n    .orderBy(",
    to: ".where('due_at', 'is not', null)\n    .orderBy(",
    history: 2,
  },
  'a raised target is not paid': {
    file: CREDITS,
    from: 'const needed = (await change(tx)) + (await countWanted(tx, projectId));',
    to: 'const needed = 0 * (await change(tx)) + (await countWanted(tx, projectId));',
    history: 1,
  },
  'an upgrade does not charge what was free': {
    file: CREDITS,
    from: 'await reopenFree(tx, order.projectId);',
    to: '',
    history: 5,
  },
  'the gaze stays in the records when its session comes back': {
    file: `${MARKS}/leave-out.consumer.ts`,
    from: 'await records.leaveOut(projectId, new Set(ids));',
    to: '',
    history: 10,
  },
  'a mark that is taken back takes no session': {
    file: CREDITS,
    from: 'const { project: from, consumed: to } = accounts;\n    return {\n      moves: [{ from, to, ...part }],',
    to: 'const { project: from, consumed: to } = accounts;\n    return {\n      moves: from === to ? [{ from, to, ...part }] : [],',
    history: 2,
  },
  'a paid session opens its place again when its person withdraws': {
    file: `${MODULES}/recordings/erasure/close-recording.service.ts`,
    from: "holds_place && (isLetGo || state !== 'complete');",
    to: "holds_place && (isLetGo || state !== '');",
    history: 12,
  },
};

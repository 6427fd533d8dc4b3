import type { Faults, TextFault } from '#harness/planted-faults.ts';

const RECORDINGS = 'apps/server/src/modules/recordings';

/** Each in an API of its own, beside the sound one. */
export const API_FAULTS: Faults<TextFault> = {
  'one sample takes a place': {
    file: `${RECORDINGS}/join/gaze-proof.ts`,
    from: 'const ENOUGH = { gazeMs: 2_000, samples: 40 };',
    to: 'const ENOUGH = { gazeMs: 0, samples: 1 };',
  },
  'the share of an address is not looked at': {
    file: `${RECORDINGS}/join/places.service.ts`,
    from: 'return count < toShare(project.max_participant);',
    to: 'return count < project.max_participant;',
  },
  'a phone that has to wait is refused for good': {
    file: `${RECORDINGS}/join/room.ts`,
    from: "counted < toBound(target) ? undefined : 'starts_limited'",
    to: "counted < toBound(target) ? undefined : 'project_full'",
  },
};

export interface ProcessFault extends TextFault {
  readonly process: 'worker' | 'scheduler';
}

/** Each in the place of the sound process. After the last one the audits find what it has booked. */
export const PROCESS_FAULTS: Faults<ProcessFault> = {
  'what is flagged counts at once': {
    process: 'worker',
    file: `${RECORDINGS}/pack/pack-end.service.ts`,
    from: 'const isFlagged = isRead && !isTest && fraud.flags.length > 0;',
    to: 'const isFlagged = isRead && !isTest && fraud.flags.length < 0;',
  },
  'a session is used twice': {
    process: 'scheduler',
    file: 'apps/server/src/modules/credits/consumptions.repo.ts',
    from: ".where('due_at', 'is not', null)\n    .where('settled_at', 'is', null)\n    .orderBy('recording_id')",
    to: ".where('due_at', 'is not', null)\n    .orderBy('recording_id')",
  },
};

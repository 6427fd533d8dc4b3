import type {
  AggregatedParticipant,
  Funnel,
  Project,
  ReachedStep,
  RecordingMark,
} from '@fovea/contract';
import { isValid } from '@fovea/records';
import { listSteps } from '#features/projects/detail/model/funnel-rows.ts';
import { countReasons, type MainReason } from '#features/projects/detail/model/main-reason.ts';

type Stage = 'opened' | ReachedStep | 'readable' | 'valid';
type Loss =
  | 'declined'
  | 'closed'
  | 'there'
  | 'silent'
  | 'returned'
  | 'withdrawn'
  | 'expired'
  | 'waiting'
  | 'flagged'
  | 'leftOut'
  | 'checking'
  | 'marked'
  | MainReason
  | Funnel['left'][number]['reason']
  | Project['unread'][number]['reason'];

export interface FlowStage {
  readonly stage: Stage;
  readonly count: number;
  /** People who did not come to the next stage, by the reason; together exactly the difference. */
  readonly losses: readonly { readonly loss: Loss; readonly count: number }[];
}

interface FlowInput {
  readonly funnel: Funnel;
  readonly project: Pick<
    Project,
    'completed' | 'unread' | 'waiting' | 'flagged' | 'leftOut' | 'pages'
  >;
  readonly people: readonly AggregatedParticipant[];
  readonly marks: readonly RecordingMark[];
}

type Named = readonly { readonly loss: Loss; readonly count: number }[];

/** From the link to valid data. Who is known at a stage has passed all before it. */
export function toPeopleFlow({ funnel, project, people, marks }: FlowInput): readonly FlowStage[] {
  const marked = new Map(marks.map((mark) => [mark.recordingId, mark]));
  const kept = people.filter(({ recordingId }) => marked.get(recordingId)?.returned !== true);
  const unmarked = kept.filter(({ recordingId }) => !marked.has(recordingId));
  const bad = unmarked.filter((person) => !isValid(person));
  const steps = listSteps(project.pages.some(({ kind }) => kind !== 'survey'));

  const stages: { stage: Stage; count: number; named: Named; rest: Loss }[] = [
    {
      stage: 'opened',
      count: funnel.opened,
      named: [{ loss: 'declined', count: funnel.declined }],
      rest: 'closed',
    },
    ...steps.slice(0, -1).map((step, at) => ({
      stage: step,
      count: funnel.all.reached[step],
      named: listLeft(funnel, step, steps[at + 1]),
      rest: 'silent' as const,
    })),
    {
      stage: 'completed',
      count: funnel.all.reached.completed,
      named: [
        ...project.unread.map(({ reason, count }) => ({ loss: reason, count })),
        { loss: 'waiting', count: project.waiting },
        { loss: 'flagged', count: project.flagged },
        { loss: 'leftOut', count: project.leftOut },
        { loss: 'withdrawn', count: funnel.withdrawn },
        { loss: 'expired', count: funnel.expired },
        { loss: 'returned', count: marks.filter(({ returned }) => returned).length },
      ],
      rest: 'checking',
    },
    {
      stage: 'readable',
      count: Math.max(project.completed, kept.length),
      named: [
        { loss: 'marked', count: kept.length - unmarked.length },
        ...countReasons(bad).map(({ reason, count }) => ({ loss: reason, count })),
      ],
      rest: 'checking',
    },
    { stage: 'valid', count: unmarked.length - bad.length, named: [], rest: 'checking' },
  ];
  for (let at = stages.length - 2; at >= 0; at--) {
    const [stage, next] = [stages[at], stages[at + 1]];
    if (stage && next) stage.count = Math.max(stage.count, next.count);
  }
  return stages.map(({ stage, count, named, rest }, at) => ({
    stage,
    count,
    losses: shareOut(count - (stages[at + 1]?.count ?? count), named, rest),
  }));
}

/** People at a step or last seen there: those who are there now come first. */
function listLeft({ all, left }: Funnel, from: ReachedStep, before?: ReachedStep): Named {
  const every = listSteps(true);
  const end = before === undefined ? every.length : every.indexOf(before);
  const own = every.slice(every.indexOf(from), end);
  return [
    { loss: 'there', count: own.reduce((sum, step) => sum + all.there[step], 0) },
    ...left
      .filter(({ after }) => own.includes(after))
      .map(({ reason, count }) => ({ loss: reason, count })),
  ];
}

/** Reasons in their order while somebody is left; whoever came back after leaving is lost no more. */
function shareOut(lost: number, named: Named, rest: Loss): FlowStage['losses'] {
  let left = lost;
  const shares = named.map(({ loss, count }) => {
    const own = Math.min(left, count);
    left -= own;
    return { loss, count: own };
  });
  return [...shares, { loss: rest, count: left }].filter(({ count }) => count > 0);
}

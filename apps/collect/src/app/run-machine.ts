import type { GazeSource } from '#recording/gaze-source.ts';
import type { RecordingRun } from '#recording/recording-run.ts';
import type { StoredConsent, StoredPerson, StoredRun } from '#recording/recording-store.ts';
import type { Told as KeptTold } from '#recording/told.ts';
import type { DeviceKind } from '#shared/device-kind.ts';
import type { Ending } from '#shared/ending.ts';
import type { ProjectHead } from '#shared/project-head.ts';

export const STEPS = [
  'opening',
  'project-id',
  'other-tab',
  'other-device',
  'taken-part',
  'same-person',
  'welcome',
  'password',
  'consent',
  'about-you',
  'instructions',
  'camera',
  'position',
  'calibration',
  'pages',
  'stop',
  'stopped',
  'review',
  'upload',
  'thanks',
  'ending',
] as const;
export type Step = (typeof STEPS)[number];

/** The answers that a person has given so far; going back to an earlier step keeps them. */
interface Told {
  readonly head: ProjectHead;
  /** An earlier visit that can go on. */
  readonly resumed?: StoredRun | undefined;
  readonly password?: string | undefined;
  readonly consent?: StoredConsent;
  readonly person?: StoredPerson | undefined;
}
interface Agreed extends Told {
  readonly consent: StoredConsent;
}
interface Described extends Agreed {
  readonly person: StoredPerson;
}
interface Recorded {
  readonly recording: RecordingRun;
}
interface Looking extends Recorded {
  readonly head: ProjectHead;
  readonly source: GazeSource;
}

/** The data that each step has: later steps have what earlier ones collected. */
interface StepData {
  readonly opening: object;
  /** Somebody came without a link. */
  readonly 'project-id': object;
  /** Another tab of this browser is playing the same run, so this one waits until it is closed. */
  readonly 'other-tab': object;
  /** The link was opened on something that the project is not for. */
  readonly 'other-device': { readonly head: ProjectHead; readonly device: DeviceKind };
  /** Somebody has finished on this phone, by the code they were told. */
  readonly 'taken-part': { readonly head: ProjectHead; readonly participant: string };
  /** Somebody stopped here before the end; only they themselves may go on. */
  readonly 'same-person': { readonly head: ProjectHead; readonly resumed: StoredRun };
  readonly welcome: Told;
  readonly password: Told;
  readonly consent: Told;
  readonly 'about-you': Agreed;
  /** Of the researcher, where there are any. */
  readonly instructions: Described;
  readonly camera: Described;
  readonly position: Described & { readonly source: GazeSource };
  /** With `isCheck` a calibration stands or was kept, and a pause may have spoilt it. */
  readonly calibration: Looking & { readonly isCheck: boolean };
  readonly pages: Looking;
  /** Somebody tapped the dot, and is asked what is to become of what was recorded. */
  readonly stop: Looking;
  readonly stopped: Recorded & { readonly isKept: boolean };
  readonly review: Recorded;
  readonly upload: Recorded;
  readonly thanks: Recorded;
  /** Somebody who declined may think again, where they left. */
  readonly ending:
    | { readonly ending: Exclude<Ending, 'declined'> }
    | { readonly ending: 'declined'; readonly left: RunIn<'consent'> };
}

export type RunIn<In extends Step> = {
  [Each in In]: { readonly step: Each } & StepData[Each];
}[In];
export type Run = RunIn<Step>;

interface Opened {
  readonly type: 'opened';
  readonly head: ProjectHead;
  readonly device: DeviceKind;
  readonly resumed?: StoredRun | undefined;
  /** Consent and answers that were given in this tab before the page was reloaded. */
  readonly told?: KeptTold | undefined;
  readonly takenPart?: string | undefined;
}

export type RunEvent =
  | Opened
  /** All pages were seen on an earlier visit; something is left to send. */
  | { readonly type: 'found-unsent'; readonly recording: RecordingRun }
  | { readonly type: 'unlinked' }
  | { readonly type: 'held-elsewhere' }
  | { readonly type: 'ended'; readonly ending: Exclude<Ending, 'declined'> }
  | { readonly type: 'retried' }
  | { readonly type: 'same-person' }
  | { readonly type: 'another-person' }
  | { readonly type: 'started' }
  | {
      readonly type: 'unlocked';
      readonly password: string;
      readonly briefing: ProjectHead['briefing'];
    }
  | { readonly type: 'agreed'; readonly consent: StoredConsent }
  | { readonly type: 'declined' }
  | { readonly type: 'described'; readonly person: StoredPerson }
  | { readonly type: 'instructed' }
  | { readonly type: 'camera-on'; readonly source: GazeSource }
  | { readonly type: 'joined'; readonly recording: RecordingRun; readonly source: GazeSource }
  /** The project does not take the password after all. */
  | { readonly type: 'locked' }
  | { readonly type: 'calibrated' }
  /** The pages were left for a moment: five dots say whether gaze is still right. */
  | { readonly type: 'interrupted' }
  /** Somebody wants to stop. */
  | { readonly type: 'paused' }
  /** Rather not. */
  | { readonly type: 'went-on' }
  | { readonly type: 'stopped'; readonly isKept: boolean }
  | { readonly type: 'all-seen' }
  | { readonly type: 'reviewed' }
  | { readonly type: 'sent' }
  /** The browser's own back and forward. */
  | { readonly type: 'returned'; readonly step: Step };

/** Between these a person may go back. */
const FREE_STEPS = [
  'same-person',
  'welcome',
  'password',
  'consent',
  'about-you',
  'instructions',
  'camera',
  'position',
] as const;
type FreeRun = RunIn<(typeof FREE_STEPS)[number]>;

/** Steps that an event of this type leaves; from any other it changes nothing. */
const LEAVES = {
  opened: ['opening'],
  'found-unsent': ['opening'],
  unlinked: ['opening'],
  'held-elsewhere': ['opening', 'position'],
  ended: ['opening', 'camera', 'position', 'calibration', 'pages', 'upload'],
  retried: ['ending', 'other-device', 'other-tab'],
  'same-person': ['same-person'],
  'another-person': ['taken-part', 'same-person'],
  started: ['welcome'],
  unlocked: ['password'],
  agreed: ['consent'],
  declined: ['consent'],
  described: ['about-you'],
  instructed: ['instructions'],
  'camera-on': ['camera'],
  joined: ['position'],
  locked: ['position'],
  calibrated: ['calibration'],
  interrupted: ['pages'],
  paused: ['pages'],
  'went-on': ['stop'],
  stopped: ['stop'],
  'all-seen': ['pages'],
  reviewed: ['review'],
  sent: ['upload'],
  returned: [...FREE_STEPS, 'ending'],
} as const satisfies Readonly<Record<RunEvent['type'], readonly Step[]>>;

type Moves = {
  readonly [Type in RunEvent['type']]: (
    run: RunIn<(typeof LEAVES)[Type][number]>,
    event: Extract<RunEvent, { type: Type }>,
  ) => Run;
};

const MOVES: Moves = {
  opened: (_, opened) => toFirstStep(opened),
  'found-unsent': (_, { recording }) => ({ step: 'upload', recording }),
  unlinked: () => ({ step: 'project-id' }),
  'held-elsewhere': () => ({ step: 'other-tab' }),
  ended: (_, { ending }) => ({ step: 'ending', ending }),
  retried: () => ({ step: 'opening' }),
  // The same person has told everything; the password was right then.
  'same-person': ({ head, resumed }) => {
    const { password, consent, person } = resumed;
    return { step: 'camera', head, resumed, password, consent, person };
  },
  'another-person': ({ head }) => toWelcome({ head }),
  started: (run) => ({ ...run, step: run.head.needsPassword ? 'password' : 'consent' }),
  unlocked: ({ head, ...run }, { password, briefing }) => ({
    ...run,
    head: { ...head, briefing },
    step: 'consent',
    password,
  }),
  agreed: (run, { consent }) => ({ ...run, step: 'about-you', consent }),
  declined: (run) => ({ step: 'ending', ending: 'declined', left: run }),
  described: (run, { person }) => ({
    ...run,
    step: hasInstructions(run) ? 'instructions' : 'camera',
    person,
  }),
  instructed: (run) => ({ ...run, step: 'camera' }),
  'camera-on': (run, { source }) => ({ ...run, step: 'position', source }),
  joined: ({ head }, { recording, source }) => {
    const looking = { head, recording, source };
    return source.camera === undefined
      ? { step: 'pages', ...looking }
      : { step: 'calibration', ...looking, isCheck: recording.measured.learned !== undefined };
  },
  calibrated: ({ head, recording, source }) => ({ step: 'pages', head, recording, source }),
  interrupted: (run) => ({ ...run, step: 'calibration', isCheck: true }),
  paused: (run) => ({ ...run, step: 'stop' }),
  // The person has looked elsewhere meanwhile.
  'went-on': (run) =>
    run.source.camera === undefined
      ? { ...run, step: 'pages' }
      : { ...run, step: 'calibration', isCheck: true },
  stopped: ({ recording }, { isKept }) => ({ step: 'stopped', recording, isKept }),
  locked: (run) => ({ ...run, step: 'password' }),
  'all-seen': ({ recording }) => ({
    step: recording.finalReview ? 'review' : 'upload',
    recording,
  }),
  reviewed: ({ recording }) => ({ step: 'upload', recording }),
  sent: ({ recording }) => ({ step: 'thanks', recording }),
  returned: (run, { step }) => {
    if (run.step !== 'ending') return returnTo(step, run);
    return run.ending === 'declined' && step === 'consent' ? run.left : run;
  },
};

/** Late answers and double taps arrive in steps that they do not belong to, and are ignored. */
export function advanceRun(run: Run, event: RunEvent): Run {
  const leaves: readonly Step[] = LEAVES[event.type];
  // The compiler cannot see that the look into LEAVES makes the run one that the move takes.
  const move = MOVES[event.type] as (run: Run, event: RunEvent) => Run;
  return leaves.includes(run.step) ? move(run, event) : run;
}

function toFirstStep({ head, device, resumed, told, takenPart }: Opened): Run {
  // Whoever was here before has their place still, also when the project has filled up since.
  const wasHere = resumed !== undefined || takenPart !== undefined;
  if (!head.open && !wasHere) return toWelcome({ head });
  if (resumed === undefined && takenPart !== undefined) {
    return { step: 'taken-part', head, participant: takenPart };
  }
  if (device !== head.device) return { step: 'other-device', head, device };
  return resumed === undefined
    ? toWelcome({ head, ...told })
    : { step: 'same-person', head, resumed };
}

function toWelcome(told: Told): Run {
  return told.head.open ? { step: 'welcome', ...told } : { step: 'ending', ending: 'complete' };
}

const hasInstructions = ({ head }: Told) => head.briefing.instructions !== '';

/** Goes back step by step; the run stays where it is when that does not lead there. */
function returnTo(step: Step, run: FreeRun): Run {
  for (let back = stepBack(run); back !== undefined; back = stepBack(back)) {
    if (back.step === step) return back;
  }
  return run;
}

function stepBack(run: FreeRun): FreeRun | undefined {
  switch (run.step) {
    case 'same-person':
    case 'welcome':
      return undefined;
    case 'password':
      return { ...run, step: 'welcome' };
    case 'consent':
      return { ...run, step: 'password' };
    case 'about-you':
      return { ...run, step: 'consent' };
    case 'instructions':
      return { ...run, step: 'about-you' };
    case 'camera': {
      const { head, resumed } = run;
      if (resumed !== undefined) return { step: 'same-person', head, resumed };
      return { ...run, step: hasInstructions(run) ? 'instructions' : 'about-you' };
    }
    case 'position':
      return { ...run, step: 'camera' };
  }
}

/** 0 to 1, until the screen is needed for looking. The upload counts for itself. */
export const PROGRESS: Readonly<Partial<Record<Step, number>>> = {
  password: 0.1,
  consent: 0.18,
  'about-you': 0.28,
  instructions: 0.32,
  camera: 0.36,
  review: 0.95,
};

const AT_STAKE: readonly Step[] = ['calibration', 'pages', 'stop', 'review', 'upload'];

/** Leaving now would lose the place or delay what waits to be sent. */
export function isAtStake(run: Run): boolean {
  return AT_STAKE.includes(run.step);
}

/** In these steps the camera is on, or rests for a moment. */
export function usesCamera({ step }: Run): boolean {
  return ['position', 'calibration', 'pages', 'stop'].includes(step);
}

/** While these are read, what the camera needs is loaded. */
export function preparesCamera({ step }: Run): boolean {
  return ['consent', 'about-you', 'instructions', 'camera'].includes(step);
}

/** From the first look at what an earlier visit left until it is sent: no other tab may have it. */
export function holdsRun(run: Run): boolean {
  const goesOn = 'resumed' in run && run.resumed !== undefined;
  return goesOn || run.step === 'opening' || run.step === 'position' || isAtStake(run);
}

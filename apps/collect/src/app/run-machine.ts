import type { Ending } from '#shared/ending.ts';
import type { GazeSource } from '#shared/gaze-source.ts';
import type { ProjectHead } from '#shared/project-head.ts';
import type { RecordingRun } from '#shared/recording-run.ts';
import type { StoredConsent, StoredPerson, StoredRun } from '#shared/recording-store.ts';

export const STEPS = [
  'opening',
  'welcome',
  'password',
  'consent',
  'about-you',
  'camera',
  'position',
  'pages',
  'review',
  'upload',
  'thanks',
  'ending',
] as const;
export type Step = (typeof STEPS)[number];

export interface Run {
  readonly step: Step;
  readonly ending?: Ending;
  readonly head?: ProjectHead;
  /** An earlier visit that can go on. */
  readonly resumed?: StoredRun;
  readonly password?: string;
  readonly consent?: StoredConsent;
  readonly person?: StoredPerson;
  /** Absent when this build cannot track gaze. */
  readonly source?: GazeSource;
  readonly recording?: RecordingRun;
}

export type RunEvent =
  | { readonly type: 'opened'; readonly head: ProjectHead; readonly resumed?: StoredRun }
  /** All pages were seen on an earlier visit; something is left to send. */
  | { readonly type: 'found-unsent'; readonly recording: RecordingRun }
  | { readonly type: 'ended'; readonly ending: Ending }
  | { readonly type: 'retried' }
  | { readonly type: 'started' }
  | { readonly type: 'unlocked'; readonly password: string }
  | { readonly type: 'agreed'; readonly consent: StoredConsent }
  | { readonly type: 'described'; readonly person: StoredPerson }
  | { readonly type: 'camera-on'; readonly source?: GazeSource }
  | { readonly type: 'joined'; readonly recording: RecordingRun }
  /** The project does not take the password after all. */
  | { readonly type: 'locked' }
  | { readonly type: 'all-seen' }
  | { readonly type: 'reviewed' }
  | { readonly type: 'sent' }
  /** The browser's own back and forward. */
  | { readonly type: 'returned'; readonly step: Step };

/** Between these a person may go back; nothing that was entered is lost. */
const FREE_STEPS: readonly Step[] = [
  'welcome',
  'password',
  'consent',
  'about-you',
  'camera',
  'position',
];

/** Steps that an event of this type leaves; from any other it changes nothing. */
const LEAVES: Readonly<Record<RunEvent['type'], readonly Step[]>> = {
  opened: ['opening'],
  'found-unsent': ['opening'],
  ended: ['opening', 'consent', 'position', 'upload'],
  retried: ['ending'],
  started: ['welcome'],
  unlocked: ['password'],
  agreed: ['consent'],
  described: ['about-you'],
  'camera-on': ['camera'],
  joined: ['position'],
  locked: ['position'],
  'all-seen': ['pages'],
  reviewed: ['review'],
  sent: ['upload'],
  returned: [...FREE_STEPS, 'ending'],
};

/** Late answers and double taps arrive in steps that they do not belong to, and are ignored. */
export function advanceRun(run: Run, event: RunEvent): Run {
  if (!LEAVES[event.type].includes(run.step)) return run;
  switch (event.type) {
    case 'opened':
      return openRun(run, event.head, event.resumed);
    case 'found-unsent':
      return { ...run, step: 'upload', recording: event.recording };
    case 'ended':
      return { ...run, step: 'ending', ending: event.ending };
    case 'retried':
      return { step: 'opening' };
    case 'started':
      return { ...run, step: toFirstStep(run) };
    case 'unlocked':
      return { ...run, step: 'consent', password: event.password };
    case 'agreed':
      return { ...run, step: 'about-you', consent: event.consent };
    case 'described':
      return { ...run, step: 'camera', person: event.person };
    case 'camera-on':
      return { ...run, step: 'position', ...(event.source && { source: event.source }) };
    case 'joined':
      return { ...run, step: 'pages', recording: event.recording };
    case 'locked':
      return { ...run, step: 'password' };
    case 'all-seen':
      return { ...run, step: run.recording?.finalReview ? 'review' : 'upload' };
    case 'reviewed':
      return { ...run, step: 'upload' };
    case 'sent':
      return { ...run, step: 'thanks' };
    case 'returned':
      return canReturn(run, event.step) ? { ...run, step: event.step } : run;
  }
}

/** Somebody who comes back has told everything; the password was right then. */
function toFirstStep({ resumed, head }: Run): Step {
  if (resumed !== undefined) return 'camera';
  return head?.needsPassword ? 'password' : 'consent';
}

function openRun(run: Run, head: ProjectHead, resumed: StoredRun | undefined): Run {
  // A place that was taken stays taken, also when the project has filled up since.
  if (!head.open && resumed === undefined) return { ...run, step: 'ending', ending: 'complete' };
  const known = resumed && {
    resumed,
    consent: resumed.consent,
    person: resumed.person,
    ...(resumed.password !== undefined && { password: resumed.password }),
  };
  return { ...run, ...known, step: 'welcome', head };
}

function canReturn(run: Run, to: Step): boolean {
  // Somebody who declined may think again.
  if (run.step === 'ending') return run.ending === 'declined' && to === 'consent';
  const index = FREE_STEPS.indexOf(to);
  return index >= 0 && index < FREE_STEPS.indexOf(run.step);
}

/** 0 to 1, until the screen is needed for looking. The upload counts for itself. */
export const PROGRESS: Readonly<Partial<Record<Step, number>>> = {
  password: 0.1,
  consent: 0.18,
  'about-you': 0.28,
  camera: 0.36,
  review: 0.95,
};

/** Leaving now would lose the place or delay what waits to be sent. */
export function isAtStake(run: Run): boolean {
  return run.step === 'pages' || run.step === 'review' || run.step === 'upload';
}

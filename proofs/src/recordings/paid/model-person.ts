/** One who took part, as the model knows them. */
export interface ModelPerson {
  readonly key: string;
  readonly isTest: boolean;
  readonly isBlank: boolean;
  /** Two with the same one send the same gaze. */
  readonly gaze: number;
  /** As long as a run goes on. */
  state: 'open' | 'silent' | 'ended' | 'complete';
  seenMs: number;
  hasGaze: boolean;
  hasPlace: boolean;
  isPacked: boolean;
  /** Withdrawn: nothing is left but what was paid. */
  isGone: boolean;
  completed: number;
  /** Of the session: its pack is waited for, it is owed, it is decided. */
  session: 'none' | 'wanted' | 'owed' | 'settled';
  /** When it was wanted. */
  wantedMs: number;
  isPaid: boolean;
  isReturned: boolean;
  mark: { readonly atMs: number; isDecided: boolean } | undefined;
  /** Of gaze that was there before. */
  flag: 'undecided' | 'counted' | 'left_out' | undefined;
  decideByMs: number;
}

export type Newcomer = Pick<ModelPerson, 'key' | 'isTest' | 'isBlank' | 'gaze'>;

export function createPerson(person: Newcomer, nowMs: number): ModelPerson {
  return {
    ...person,
    state: 'open',
    seenMs: nowMs,
    hasGaze: false,
    hasPlace: false,
    isPacked: false,
    isGone: false,
    completed: Number.POSITIVE_INFINITY,
    session: 'none',
    wantedMs: 0,
    isPaid: false,
    isReturned: false,
    mark: undefined,
    flag: undefined,
    decideByMs: 0,
  };
}

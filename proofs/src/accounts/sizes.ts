import type { Sizes } from '#harness/part-options.ts';

/** How much is sent. The rules are the same at both sizes, and every limit is passed many times. */
export interface AccountsSize {
  /** API processes while an hour and a day pass. */
  readonly apis: number;
  readonly guesses: number;
  /** Guesses that must fit into the hour at least, however slow the machine is. */
  readonly guessesAtLeast: number;
  readonly guessAddresses: number;
  readonly rightGuesses: number;
  /** How fast the hour passes; measured if not given. */
  readonly hourRate?: number;
  /** In how many ms a day passes. */
  readonly dayMs: number;
  readonly probes: number;
  readonly memberProbes: number;
  readonly networks: number;
  readonly codeProbes: number;
  readonly tokenGuesses: number;
  readonly resetPairs: number;
  readonly resetWarmUpPairs: number;
  readonly resetGapMs: number;
}

export const ACCOUNTS_SIZES: Sizes<AccountsSize> = {
  short: {
    apis: 2,
    guesses: 800,
    // Ten times what may be hashed.
    guessesAtLeast: 400,
    guessAddresses: 60,
    rightGuesses: 10,
    hourRate: 120,
    dayMs: 25_000,
    probes: 120,
    memberProbes: 60,
    networks: 12,
    codeProbes: 60,
    tokenGuesses: 100,
    resetPairs: 300,
    resetWarmUpPairs: 30,
    resetGapMs: 1,
  },
  full: {
    apis: 3,
    guesses: 10_000,
    guessesAtLeast: 10_000,
    guessAddresses: 250,
    rightGuesses: 20,
    dayMs: 45_000,
    probes: 1_000,
    memberProbes: 200,
    networks: 100,
    codeProbes: 150,
    tokenGuesses: 1_000,
    resetPairs: 2_000,
    resetWarmUpPairs: 100,
    resetGapMs: 0.2,
  },
};

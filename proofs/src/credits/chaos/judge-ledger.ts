/** Outcome of one try of a command, as its sender saw it. */
export type Outcome =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly code: string }
  /** The connection went: it may have happened. */
  | { readonly kind: 'unknown' };

export interface SentCommand {
  /** Key of the ledger; undefined for a command that books under keys of its own, or nothing. */
  readonly key: string | undefined;
  /** Units that move if it goes through; undefined where it depends on what is there. */
  readonly moves: number | undefined;
  readonly outcomes: Outcome[];
}

export interface StoredTx {
  readonly key: string;
  readonly times: number;
  readonly moved: number;
}

export interface LedgerJudgement {
  /** Acknowledged and not in the ledger. */
  readonly lost: number;
  /** In the ledger more than once, or with another effect than one application has. */
  readonly appliedWrong: number;
  /** Refused every time and in the ledger all the same. */
  readonly phantom: number;
  /** Acknowledged twice with two answers. */
  readonly twoAnswers: number;
  /** The keys of all that, for whoever looks into it. */
  readonly keys: readonly string[];
  /** Codes that were both used and cancelled. */
  readonly bothEnds: number;
  /** Never got an answer. */
  readonly unanswered: number;
}

/** Compares what senders were told with what the ledger holds after all the kills. */
export function judgeLedger(
  commands: readonly SentCommand[],
  txs: readonly StoredTx[],
): LedgerJudgement {
  const stored = new Map(txs.map((tx) => [tx.key, tx]));
  const judged = { lost: 0, appliedWrong: 0, phantom: 0, twoAnswers: 0, unanswered: 0 };
  const keys: string[] = [];
  const count = (name: keyof typeof judged, key: string | undefined) => {
    judged[name] += 1;
    keys.push(`${name} ${key ?? ''}`);
  };
  for (const { key, moves, outcomes } of commands) {
    if (outcomes.every(({ kind }) => kind === 'unknown')) count('unanswered', key);
    if (key === undefined) continue;
    const tx = stored.get(key);
    const done = outcomes.flatMap((one) => (one.kind === 'done' ? [toComparable(one.value)] : []));
    const isSure = outcomes.every(({ kind }) => kind !== 'unknown');
    if (new Set(done).size > 1) count('twoAnswers', `${key}: ${done.join(' ')}`);
    if (tx === undefined) {
      if (done.length > 0) count('lost', key);
      continue;
    }
    if (tx.times !== 1 || (moves ?? tx.moved) !== tx.moved) count('appliedWrong', key);
    if (isSure && done.length === 0) count('phantom', key);
  }
  const bothEnds = [...stored.keys()].filter(
    (key) => key.startsWith('redeem:') && stored.has(key.replace('redeem:', 'cancel:')),
  ).length;
  return { ...judged, bothEnds, keys };
}

/** The balance changes with every other command, and the order of fields says nothing. */
function toComparable(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const fields = Object.entries({ ...value, balance: 0 });
  return JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}

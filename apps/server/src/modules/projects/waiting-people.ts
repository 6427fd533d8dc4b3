import type { Tx } from '#platform/db/db.ts';

/**
 * People who completed while every place was taken. The recordings module is above this one, so an
 * entry point hands it in.
 */
export interface WaitingPeople<Person = unknown> {
  /** Locks up to so many, the first to complete first. Recordings are locked before their project. */
  lock(tx: Tx, projectId: string, limit: number): Promise<readonly Person[]>;
  /** Gives them the places that are free, in their order. Answers how many got one. */
  admit(tx: Tx, projectId: string, people: readonly Person[], now: Date): Promise<number>;
}

export interface WaitingDeps {
  readonly waiting: WaitingPeople;
}

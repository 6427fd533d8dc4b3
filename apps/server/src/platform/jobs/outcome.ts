/** How a job ended. Reasons are fixed strings: they become metric labels. */
export type Outcome =
  | { readonly kind: 'done' }
  /** Not yet: try again with the queue's growing delay. */
  | { readonly kind: 'retry'; readonly reason: string }
  /** Nothing to do any more, for a reason of the product. */
  | { readonly kind: 'discard'; readonly reason: string }
  /** Our own bug: set aside for a person to look at. */
  | { readonly kind: 'park'; readonly reason: string };

export const done = (): Outcome => ({ kind: 'done' });
export const retry = (reason: string): Outcome => ({ kind: 'retry', reason });
export const discard = (reason: string): Outcome => ({ kind: 'discard', reason });
export const park = (reason: string): Outcome => ({ kind: 'park', reason });

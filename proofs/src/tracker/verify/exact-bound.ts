/** How sure the bound is. */
export const BOUND_SHARE = 0.95;

/**
 * The highest true rate that would still give so few events in so many tries with a chance of 5 %:
 * the one-sided exact bound of Clopper and Pearson.
 */
export function toUpperBound(events: number, tries: number): number {
  if (!(tries > 0) || events < 0 || events > tries) {
    throw new RangeError(`${events} of ${tries}`);
  }
  if (events === tries) return 1;
  let low = 0;
  let high = 1;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (toChanceOfAtMost(events, tries, middle) > 1 - BOUND_SHARE) low = middle;
    else high = middle;
  }
  return high;
}

/** Sum of the binomial distribution, term by term in logarithms. */
function toChanceOfAtMost(events: number, tries: number, rate: number): number {
  if (rate <= 0) return 1;
  if (rate >= 1) return 0;
  let log = tries * Math.log1p(-rate);
  let sum = Math.exp(log);
  for (let k = 1; k <= events; k++) {
    log += Math.log((tries - k + 1) / k) + Math.log(rate) - Math.log1p(-rate);
    sum += Math.exp(log);
  }
  return sum;
}

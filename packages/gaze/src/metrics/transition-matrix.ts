/** Rows of probabilities; a row without a step is undefined and filled with 0. */
export interface TransitionMatrix {
  readonly states: number;
  readonly p: Float64Array;
  /** 1 where the row is known. */
  readonly known: Uint8Array;
}

/** Shares of each row. Nothing is smoothed unless `smoothing` steps are added to every entry. */
export function toTransitionMatrix(counts: Uint32Array, smoothing = 0): TransitionMatrix {
  const states = Math.round(Math.sqrt(counts.length));
  if (states * states !== counts.length) throw new RangeError('counts are not a square');
  if (!(smoothing >= 0)) throw new RangeError('smoothing is negative');
  const p = new Float64Array(counts.length);
  const known = new Uint8Array(states);
  for (let i = 0; i < states; i++) {
    let total = 0;
    for (let j = 0; j < states; j++) total += (counts[i * states + j] as number) + smoothing;
    if (total === 0) continue;
    known[i] = 1;
    for (let j = 0; j < states; j++) {
      p[i * states + j] = ((counts[i * states + j] as number) + smoothing) / total;
    }
  }
  return { states, p, known };
}

/** P to the power of k. A row that may lead through an unknown one is unknown. */
export function toKStep(matrix: TransitionMatrix, k: number): TransitionMatrix {
  if (!Number.isInteger(k) || k < 1) throw new RangeError('k is not a whole number from 1 on');
  let result = matrix;
  for (let step = 1; step < k; step++) result = multiply(result, matrix);
  return result;
}

function multiply(a: TransitionMatrix, b: TransitionMatrix): TransitionMatrix {
  const { states } = a;
  const p = new Float64Array(states * states);
  const known = Uint8Array.from(a.known);
  for (let i = 0; i < states; i++) {
    for (let m = 0; m < states; m++) {
      const share = a.p[i * states + m] as number;
      if (share === 0) continue;
      if (b.known[m] === 0) known[i] = 0;
      for (let j = 0; j < states; j++) {
        p[i * states + j] = (p[i * states + j] as number) + share * (b.p[m * states + j] as number);
      }
    }
    if (known[i] === 0) p.fill(0, i * states, (i + 1) * states);
  }
  return { states, p, known };
}

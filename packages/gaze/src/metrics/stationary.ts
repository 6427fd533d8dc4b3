import type { TransitionMatrix } from './transition-matrix.ts';

export type Stationary =
  | { readonly ok: true; readonly pi: Float64Array }
  /** No steps at all, a state that is entered and never left, or parts that never meet. */
  | { readonly ok: false; readonly reason: 'no_steps' | 'open_end' | 'several_parts' };

/**
 * Long-run share of each state: π P = π, sum 1. States that people leave for good have 0. Solved by
 * elimination without subtraction [gth], so that no digit is lost.
 */
export function measureStationary({ states, p, known }: TransitionMatrix): Stationary {
  const reach = measureReachable(states, p);
  const hasStep = (i: number) => known[i] === 1 || hasEntry(states, p, i);
  const used = Array.from({ length: states }, (_, i) => i).filter(hasStep);
  if (used.length === 0) return { ok: false, reason: 'no_steps' };
  if (used.some((i) => known[i] === 0)) return { ok: false, reason: 'open_end' };
  const isRecurrent = (i: number) =>
    used.every((j) => reach[i * states + j] === 0 || reach[j * states + i] === 1);
  const part = used.filter(isRecurrent);
  const start = part[0] as number;
  if (part.some((i) => i !== start && reach[start * states + i] === 0)) {
    return { ok: false, reason: 'several_parts' };
  }
  const pi = new Float64Array(states);
  solve(part.map((i) => part.map((j) => p[i * states + j] as number))).forEach((share, row) => {
    pi[part[row] as number] = share;
  });
  return { ok: true, pi };
}

/** Grassmann, Taksar and Heyman: fold the last state into the others, then unfold. */
function solve(rows: number[][]): number[] {
  const n = rows.length;
  const get = (i: number, j: number) => rows[i]?.[j] as number;
  const out = new Array<number>(n).fill(1);
  for (let k = n - 1; k > 0; k--) {
    out[k] = (rows[k] as number[]).slice(0, k).reduce((total, value) => total + value, 0);
    for (let i = 0; i < k; i++) {
      const row = rows[i] as number[];
      row[k] = get(i, k) / (out[k] as number);
      for (let j = 0; j < k; j++) row[j] = get(i, j) + get(i, k) * get(k, j);
    }
  }
  const pi = [1];
  for (let k = 1; k < n; k++) {
    pi[k] = pi.reduce((total, share, i) => total + share * get(i, k), 0);
  }
  const total = pi.reduce((sum, share) => sum + share, 0);
  return pi.map((share) => share / total);
}

function measureReachable(states: number, p: Float64Array): Uint8Array {
  const reach = p.map((share) => (share > 0 ? 1 : 0));
  for (let via = 0; via < states; via++) {
    for (let i = 0; i < states; i++) {
      if (reach[i * states + via] === 0) continue;
      for (let j = 0; j < states; j++) {
        if (reach[via * states + j] === 1) reach[i * states + j] = 1;
      }
    }
  }
  return Uint8Array.from(reach);
}

function hasEntry(states: number, p: Float64Array, j: number): boolean {
  for (let i = 0; i < states; i++) if ((p[i * states + j] as number) > 0) return true;
  return false;
}

import type { FunnelPart, ReachedStep } from '@fovea/contract';
import { toFunnelRows } from './funnel-rows.ts';

const LEAST_PEOPLE = 3;
const LEAST_SHARE = 0.4;

type Hint =
  | { readonly kind: 'usual' | 'tooFew' }
  | { readonly kind: 'lost'; readonly after: ReachedStep; readonly lost: number };

/** A rule, not a guess: at least 3 people and 40 % lost at one step, of one model or kind of browser. */
export function toHint(part: FunnelPart, hasCamera: boolean): Hint {
  if (part.reached.consented < LEAST_PEOPLE) return { kind: 'tooFew' };
  const rows = toFunnelRows(part, hasCamera);
  const worst = rows
    .flatMap(({ step, count, stopped }) =>
      stopped >= LEAST_PEOPLE && stopped >= LEAST_SHARE * count
        ? [{ kind: 'lost' as const, after: step, lost: stopped }]
        : [],
    )
    .sort((a, b) => b.lost - a.lost)[0];
  return worst ?? { kind: 'usual' };
}

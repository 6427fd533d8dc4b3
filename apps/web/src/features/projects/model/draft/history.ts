import type { Draft } from '@fovea/contract';
import { applyStep, findField, type Step } from './steps.ts';

/** Older steps are forgotten. */
export const HISTORY_STEPS = 100;

interface Past {
  readonly inverse: Step;
  /** Field that is being typed in; more typing belongs to the same step. */
  readonly field: string | undefined;
}

/** Steps that lead back, and those that lead forth again after that. */
export function createHistory() {
  let past: readonly Past[] = [];
  let future: readonly Step[] = [];
  /** Later typing is another step. */
  const endTyping = () => {
    const last = past.at(-1);
    if (last?.field !== undefined) past = past.with(-1, { ...last, field: undefined });
  };

  return {
    get: () => ({ canUndo: past.length > 0, canRedo: future.length > 0 }),
    /** The draft after a step; nothing when it changes nothing. */
    run(draft: Draft, step: Step): Draft | undefined {
      const made = applyStep(draft, step);
      if (!made) return undefined;
      const field = findField(draft, step);
      const isTyping = field !== undefined && past.at(-1)?.field === field;
      if (!isTyping) past = [...past, { inverse: made.inverse, field }].slice(-HISTORY_STEPS);
      future = [];
      return made.next;
    },
    endTyping,
    /** Steps that somebody else has made impossible are skipped. */
    undo(draft: Draft): Draft | undefined {
      for (let last = past.at(-1); last; last = past.at(-1)) {
        past = past.slice(0, -1);
        endTyping();
        const made = applyStep(draft, last.inverse);
        if (!made) continue;
        future = [...future, made.inverse];
        return made.next;
      }
      return undefined;
    },
    redo(draft: Draft): Draft | undefined {
      for (let last = future.at(-1); last; last = future.at(-1)) {
        future = future.slice(0, -1);
        const made = applyStep(draft, last);
        if (!made) continue;
        past = [...past, { inverse: made.inverse, field: undefined }].slice(-HISTORY_STEPS);
        return made.next;
      }
      return undefined;
    },
    clear(): void {
      past = [];
      future = [];
    },
  };
}

import type { Command } from './commands.ts';

/** Older steps are forgotten. */
export const HISTORY_STEPS = 100;

export type Origin = 'do' | 'undo' | 'redo';

/** Effect of a command on the history, so that it can be taken back with it. */
export interface Taken {
  readonly origin: Origin;
  /** Takes the command back; lies on the stack of the other direction. */
  readonly made: Command;
  /** The step that it used up. */
  readonly used?: Command | undefined;
}

/** Commands that go back, and those that go forth again after that. */
export function createHistory() {
  let past: readonly Command[] = [];
  let future: readonly Command[] = [];
  let count = 0;
  const numbers = new WeakMap<Command, number>();
  /** A command that comes back takes its old place, whatever was done to other areas meanwhile. */
  const withOld = (list: readonly Command[], old: Command) =>
    [...list, old].sort((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
  const without = (list: readonly Command[], gone: Command) => list.filter((each) => each !== gone);
  return {
    get: () => ({ canUndo: past.length > 0, canRedo: future.length > 0 }),
    /** The newest step of a direction, which is gone from it. */
    pop(origin: 'undo' | 'redo'): Command | undefined {
      const step = (origin === 'undo' ? past : future).at(-1);
      if (origin === 'undo') past = past.slice(0, -1);
      else future = future.slice(0, -1);
      return step;
    },
    take(origin: Origin, made: Command, used?: Command): Taken {
      numbers.set(made, ++count);
      if (origin === 'undo') future = [...future, made];
      else past = [...past, made].slice(-HISTORY_STEPS);
      if (origin === 'do') future = [];
      return { origin, made, used };
    },
    /** As if it had not been asked for. The last one first. */
    takeBack({ origin, made, used }: Taken): void {
      past = without(past, made);
      future = without(future, made);
      if (used && origin === 'undo') past = withOld(past, used);
      if (used && origin === 'redo') future = withOld(future, used);
    },
  };
}

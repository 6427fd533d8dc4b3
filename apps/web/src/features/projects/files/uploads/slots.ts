export type TakeSlot = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs at most so many tasks at once, first come, first served. */
export function createSlots(count: number): TakeSlot {
  let free = count;
  const queue: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((go) => queue.push(go));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/**
 * Collects items for a short while and handles them together. Each caller gets the result of its
 * own item, after the group is done: one COMMIT for many requests.
 */
export interface GroupOptions<Item, Result> {
  /** How long the first item of a group waits for company. */
  readonly waitMs: number;
  readonly maxItems: number;
  readonly maxFlights: number;
  /** Above this many waiting items new ones are refused. */
  readonly maxWaiting: number;
  /** Answers one result per item, in order. A throw fails the whole group. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly onFull: () => Error;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommit<Item, Result> {
  add(item: Item): Promise<Result>;
  /** How many wait, not counting those under way. */
  countWaiting(): number;
  /** Hands over what waits and resolves when nothing is under way. */
  flush(): Promise<void>;
}

export function createGroupCommit<Item, Result>(
  options: GroupOptions<Item, Result>,
): GroupCommit<Item, Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let flights = 0;
  let timer: NodeJS.Timeout | undefined;
  let idle: (() => void)[] = [];

  function arm(): void {
    if (timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      launch();
    }, options.waitMs);
  }

  function launch(): void {
    while (waiting.length > 0 && flights < options.maxFlights) {
      const group = waiting.slice(0, options.maxItems);
      waiting = waiting.slice(options.maxItems);
      flights += 1;
      void fly(group);
    }
  }

  async function fly(group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await options.run(group.map(({ item }) => item));
      group.forEach(({ resolve, reject }, i) => {
        const result = results[i];
        if (result === undefined) reject(new Error('a group answered too few results'));
        else resolve(result);
      });
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
    flights -= 1;
    if (waiting.length >= options.maxItems) launch();
    else if (waiting.length > 0) arm();
    else if (flights === 0) {
      for (const resolve of idle) resolve();
      idle = [];
    }
  }

  return {
    add(item) {
      if (waiting.length >= options.maxWaiting) return Promise.reject(options.onFull());
      return new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (waiting.length >= options.maxItems) launch();
        else arm();
      });
    },
    countWaiting: () => waiting.length,
    flush() {
      launch();
      if (flights === 0 && waiting.length === 0) return Promise.resolve();
      return new Promise((resolve) => idle.push(resolve));
    },
  };
}

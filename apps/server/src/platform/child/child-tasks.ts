// The side of a child that lives long and does one task after the other: see child-pool.ts.

export type TaskAnswer<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'threw'; readonly message: string };

/** Does every task that comes, until the parent is gone. */
export function serveTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  const answer = (message: TaskAnswer<Result>) => process.send?.(message);
  process.on('message', (task: Task) => {
    work(task).then(
      (result) => answer({ kind: 'done', result }),
      (error: unknown) => {
        answer({ kind: 'threw', message: error instanceof Error ? error.message : String(error) });
      },
    );
  });
  process.on('disconnect', () => process.exit());
  answer({ kind: 'ready' });
}

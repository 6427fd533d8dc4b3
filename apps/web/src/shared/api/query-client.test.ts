import { ApiError, ERRORS, type ErrorCode } from '@fovea/contract';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient, reread } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

/** A query that is always refused so; counts how often it was asked. */
function ask(code: ErrorCode) {
  const { status: statusCode, message } = ERRORS[code];
  const queryFn = vi.fn(async () => {
    throw new ApiError({ statusCode, code, message });
  });
  const given = queryClient.fetchQuery({ queryKey: [code], queryFn });
  return { queryFn, failed: expect(given).rejects.toMatchObject({ code }) };
}

it('asks 3 times more, after 1, 2 and 4 s, where an answer is a fault of the server', async () => {
  const { queryFn, failed } = ask('internal');
  for (const [asked, waitMs] of [
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
  ] as const) {
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(queryFn).toHaveBeenCalledTimes(asked);
    await vi.advanceTimersByTimeAsync(1);
  }
  await failed;
  expect(queryFn).toHaveBeenCalledTimes(4);
});

it('takes a refusal for an answer', async () => {
  const { queryFn, failed } = ask('forbidden');
  await failed;
  expect(queryFn).toHaveBeenCalledTimes(1);
});

it('does not take a first answer for the present one that was on its way before something changed', async () => {
  const answers: ((balance: number) => void)[] = [];
  const queryFn = () => new Promise<number>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(queryClient, { queryKey: ['credits'], queryFn });
  const leave = observer.subscribe(() => undefined);
  const read = reread(['credits']);
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(2);
  answers[1]?.(10);
  await read;
  answers[0]?.(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data).toBe(10);
  leave();
});

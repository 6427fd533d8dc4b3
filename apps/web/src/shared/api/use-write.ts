import { type QueryKey, useMutation } from '@tanstack/react-query';
import { toasts } from '#shared/toasts.ts';
import { toErrorText } from './error-texts.ts';
import { reread } from './query-client.ts';

interface Write<Input, Result> {
  /** Renews itself what it changed. */
  readonly write: (input: Input) => Promise<Result>;
  /** Read again after a refusal: the screen shows something else than the server has. */
  readonly about?: readonly QueryKey[];
  /** A failure takes the place of the one before with the same cause. */
  readonly cause: string;
  /** Called even if the screen is left meanwhile. */
  readonly onDone?: (result: Result, input: Input) => void;
  /** True if it has said itself what went wrong. */
  readonly onRefused?: (error: unknown) => boolean;
}

/**
 * A write to the server. Busy from the click to the answer; a refusal is said once, and what it is
 * about is read again.
 */
export function useWrite<Input = void, Result = unknown>({
  write,
  about = [],
  cause,
  onDone,
  onRefused,
}: Write<Input, Result>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: write,
    // Without a network it fails at once, as a person expects of a button.
    networkMode: 'always',
    onSuccess: (result, input) => onDone?.(result, input),
    onError: (error) => {
      void reread(...about);
      if (onRefused?.(error)) return;
      toasts.show({ kind: 'error', title: toErrorText(error), cause });
    },
  });
  return { send: mutate, isBusy: isPending, error };
}

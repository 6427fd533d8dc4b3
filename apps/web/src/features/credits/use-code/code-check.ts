import { ApiError } from '@fovea/contract';
import { useEffect, useRef, useState } from 'react';
import { isWhole } from './code-letters.ts';
import { checkCode, type Offer } from './codes.queries.ts';

export type Refusal = 'cancelled' | 'used' | 'empty' | 'unknown' | 'limited' | 'failed';

export type CheckState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'valid'; readonly offer: Offer }
  | { readonly kind: Refusal; readonly error: unknown };

interface Check {
  readonly letters: string;
  readonly state: CheckState;
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  transfer_code_cancelled: 'cancelled',
  transfer_code_used: 'used',
  transfer_code_empty: 'empty',
  transfer_code_unknown: 'unknown',
  transfer_code_limited: 'limited',
};

/** Why a code cannot be used; `failed` says nothing about the code itself. */
export function toRefusal(error: unknown): Refusal {
  return (error instanceof ApiError ? REFUSALS[error.code] : undefined) ?? 'failed';
}

/**
 * Asks the server as soon as a code is whole. Tries are counted there, so that the last code is
 * remembered: typing its end again asks nothing.
 */
export function useCodeCheck(letters: string) {
  const [last, setLast] = useState<Check>();
  const asked = useRef<string>(undefined);

  const ask = async (code: string) => {
    asked.current = code;
    setLast({ letters: code, state: { kind: 'checking' } });
    const state = await checkCode(code).then(
      (offer): CheckState => ({ kind: 'valid', offer }),
      (error: unknown): CheckState => ({ kind: toRefusal(error), error }),
    );
    if (asked.current === code) setLast({ letters: code, state });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another code is a reason to ask.
  useEffect(() => {
    if (isWhole(letters) && asked.current !== letters) void ask(letters);
  }, [letters]);

  const isOfThis = isWhole(letters) && last?.letters === letters;
  const state: CheckState = isOfThis ? last.state : { kind: 'waiting' };
  return {
    state,
    askAgain: () => void ask(letters),
    /** The code was refused when it was used. */
    refuse: (error: unknown) => setLast({ letters, state: { kind: toRefusal(error), error } }),
    forget: () => {
      asked.current = undefined;
      setLast(undefined);
    },
  };
}

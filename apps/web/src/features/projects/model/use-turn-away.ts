import { useEffect } from 'react';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import { modals } from '#shared/modals/modals.ts';
import { findShortage } from './credit-shortage.ts';
import type { Funds } from './use-funds.ts';

interface Wanted extends Pick<ModalProps['notEnoughCredit'], 'projectId' | 'purpose' | 'needed'> {
  readonly funds: Funds;
  /** The request runs: the balance may be the one after it. */
  readonly isBusy: boolean;
}

/** A refusal for want of sessions becomes the dialog that says how many are missing. */
export function openShortage(
  error: unknown,
  about: Pick<ModalProps['notEnoughCredit'], 'projectId' | 'purpose'>,
): boolean {
  const shortage = findShortage(error);
  if (shortage) modals.open('notEnoughCredit', { ...about, ...shortage });
  return shortage !== undefined;
}

/** A dialog that would spend too much becomes the one that says how many sessions are missing. */
export function useTurnAway({ projectId, purpose, needed, funds, isBusy }: Wanted): void {
  const { state, balance } = funds;
  useEffect(() => {
    if (isBusy || state !== 'short' || balance === undefined) return;
    modals.open('notEnoughCredit', { projectId, purpose, needed, balance });
  }, [projectId, purpose, needed, state, balance, isBusy]);
}

// The window of a provider that is opened by its own script. What is entered there never comes here.

import type { Currency, PaymentWindow, PlanKind } from '@fovea/contract/catalogue';
import { skipToken, useQuery } from '@tanstack/react-query';
import { ANONYMOUS, loadTossPayments, type TossPaymentsSDK } from '@tosspayments/tosspayments-sdk';
import { KEYS } from '#shared/api/query-keys.ts';
import { PATHS } from '#shared/paths.ts';

interface WindowOrder {
  readonly id: string;
  readonly kind: PlanKind;
  readonly name: string;
  readonly currency: Currency;
  readonly amount: number;
  /** Query of the address to choose again at, when nothing was paid. */
  readonly failSearch: string;
}

interface PaymentScript {
  /** Leaves the page; comes back only when that was not possible. */
  open(order: WindowOrder): Promise<void>;
}

/** The script of the provider that is chosen; one without a window needs none. */
export function usePaymentScript(window: PaymentWindow | undefined) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: KEYS.paymentScript(window),
    queryFn: window === undefined ? skipToken : () => loadPaymentScript(window),
    networkMode: 'always',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { script: data, isFailed: isError && !isFetching, retry: () => void refetch() };
}

async function loadPaymentScript({ clientKey, script }: PaymentWindow): Promise<PaymentScript> {
  if (!isOwnDocument()) {
    location.reload();
    return new Promise(() => undefined);
  }
  try {
    return toPaymentScript(await loadTossPayments(clientKey, { src: script }));
  } catch (error) {
    console.error('the payment script could not be loaded', error);
    throw error;
  }
}

/** Whoever came from another page has that page's policy, which allows no script of others. */
function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name).pathname === PATHS.checkout;
}

function toPaymentScript(toss: TossPaymentsSDK): PaymentScript {
  const page = `${location.origin}${PATHS.checkout}`;
  return {
    open({ id, kind, name, currency, amount, failSearch }) {
      const urls = {
        successUrl: page,
        failUrl: `${page}?${failSearch}`,
        windowTarget: 'self',
      } as const;
      if (kind === 'monthly') {
        // Nothing is paid at the window: the card is given for this order, and we charge it.
        return toss.payment({ customerKey: id }).requestBillingAuth({ method: 'CARD', ...urls });
      }
      return toss.payment({ customerKey: ANONYMOUS }).requestPayment({
        method: 'CARD',
        amount: { currency, value: amount },
        orderId: id,
        orderName: name,
        ...urls,
      });
    },
  };
}

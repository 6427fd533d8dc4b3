import { ApiError, CALLS, type CallInput, type TransferCodeStatus } from '@fovea/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '#shared/api/api.ts';
import { refreshCredits } from '#shared/api/credits.queries.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { createSendKeys } from './model/send-keys.ts';

/** A status that is not chosen is not sent. */
const toQuery = (status: TransferCodeStatus | undefined) =>
  status === undefined ? {} : { status };

export const toCodesQuery = (status: TransferCodeStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: KEYS.sentCodes(status ?? 'ALL'),
    queryFn: ({ pageParam }) =>
      api.call(CALLS.listTransferCodes, {
        query: { ...toQuery(status), ...(pageParam === null ? {} : { before: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    // Receivers use codes while the page is open.
    refetchOnWindowFocus: true,
    throwOnError: (_error, { state }) => state.data === undefined,
  });

const sendKeys = createSendKeys(() => crypto.randomUUID());

type Sending = Omit<CallInput<typeof CALLS.sendTransferCodes>['body'], 'sendKey'>;

/** Answers how many codes went out. */
export async function sendCodes({ password, ...content }: Sending): Promise<number> {
  const sendKey = sendKeys.get(JSON.stringify(content));
  const body = { ...content, sendKey, ...(password === undefined ? {} : { password }) };
  try {
    const { sent } = await api.call(CALLS.sendTransferCodes, { body });
    sendKeys.close();
    return sent;
  } catch (error) {
    if (isAnswered(error)) sendKeys.close();
    throw error;
  } finally {
    void refreshCredits();
  }
}

/** Otherwise nobody knows whether it was carried out. */
export function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.statusCode < 500;
}

/** Answers how many sessions came back. */
export async function cancelCode(id: string): Promise<number> {
  const { returned } = await api.call(CALLS.cancelTransferCode, { params: { id } });
  void refreshCredits();
  return returned;
}

export const fetchCodesFile = (status: TransferCodeStatus | undefined) =>
  api.call(CALLS.downloadTransferCodes, { query: toQuery(status) });

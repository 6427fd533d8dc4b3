import type { TransferCodeStatus } from '@fovea/contract';

const STATUSES = {
  'not-used': 'NOT_USED',
  used: 'USED',
  cancelled: 'CANCELLED',
} as const satisfies Record<string, TransferCodeStatus>;

/** As it stands in the address. */
export type CodeFilter = 'all' | keyof typeof STATUSES;

export function parseCodeFilter(params: URLSearchParams): CodeFilter {
  const named = params.get('status') ?? '';
  return Object.hasOwn(STATUSES, named) ? (named as CodeFilter) : 'all';
}

export function toCodeParams(filter: CodeFilter): URLSearchParams {
  return new URLSearchParams(filter === 'all' ? {} : { status: filter });
}

export function toStatus(filter: CodeFilter): TransferCodeStatus | undefined {
  return filter === 'all' ? undefined : STATUSES[filter];
}

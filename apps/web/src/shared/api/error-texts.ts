import { ApiError, type ErrorCode } from '@fovea/contract';
import { createTexts } from '#shared/language.ts';
import en from './api-errors.en.json' with { type: 'json' };
import ko from './api-errors.ko.json' with { type: 'json' };

export const { getTexts: getErrorTexts } = createTexts({ en, ko });
const hasText = (code: ErrorCode): code is ErrorCode & keyof typeof en => code in en;

/** Text about a call that failed: our text of its code, else that of the answer. */
export function toErrorText(error: unknown): string {
  const t = getErrorTexts();
  if (!(error instanceof ApiError)) return t('offline');
  return error.said ?? (hasText(error.code) ? t(error.code) : error.message);
}

/** For screens with a text of their own for whatever fails: what the answer says against it. */
export function findSaid(error: unknown): string | undefined {
  return error instanceof ApiError ? error.said : undefined;
}

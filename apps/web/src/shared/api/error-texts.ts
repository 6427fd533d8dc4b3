import { ApiError, type ErrorCode } from '@fovea/contract';
import { createTexts } from '#shared/language.ts';
import en from './errors.en.json' with { type: 'json' };
import ko from './errors.ko.json' with { type: 'json' };

const { getTexts } = createTexts<ErrorCode | 'offline'>({ en, ko });

/** What a person reads about a call that failed. A code without a text does not compile. */
export function toErrorText(error: unknown): string {
  if (error instanceof ApiError) return getTexts()(error.code);
  return getTexts()('offline');
}

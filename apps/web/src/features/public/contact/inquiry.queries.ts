import { ApiError, CALLS, type Inquiry } from '@fovea/contract';
import { api } from '#shared/api/api.ts';
import { findSaid } from '#shared/api/error-texts.ts';
import type { TextKey } from './texts.ts';

/** Why an inquiry was not taken: a text of ours, and the server's own words if it sent some. */
export type Refusal = { readonly key: TextKey; readonly said?: string | undefined };

export async function sendInquiry(body: Inquiry): Promise<Refusal | undefined> {
  try {
    await api.call(CALLS.sendInquiry, { body });
    return undefined;
  } catch (error) {
    const isLimited = error instanceof ApiError && error.code === 'inquiries_limited';
    return { key: isLimited ? 'tooMany' : 'failed', said: findSaid(error) };
  }
}

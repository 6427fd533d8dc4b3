import type { Call } from './call.ts';
import { aoiCalls } from './http/aoi.ts';
import { assetCalls } from './http/assets.ts';
import { authCalls } from './http/auth.ts';
import { catalogueCalls } from './http/catalogue.ts';
import { collectCalls } from './http/collect.ts';
import { creditCalls } from './http/credits.ts';
import { dataCalls } from './http/data.ts';
import { deviceCalls } from './http/devices.ts';
import { draftCalls } from './http/drafts.ts';
import { eventCalls } from './http/events.ts';
import { hashtagCalls } from './http/hashtags.ts';
import { inquiryCalls } from './http/inquiries.ts';
import { pageCalls } from './http/pages.ts';
import { projectCalls } from './http/projects.ts';
import { purchaseCalls } from './http/purchases.ts';
import { recordingCalls } from './http/recordings.ts';
import { subscriptionCalls } from './http/subscription.ts';
import { transferCalls } from './http/transfers.ts';
import { userCalls } from './http/users.ts';

/** Every call of the API by its id. The server must bind each one and no other. */
export const CALLS = {
  ...userCalls,
  ...authCalls,
  ...projectCalls,
  ...pageCalls,
  ...draftCalls,
  ...aoiCalls,
  ...hashtagCalls,
  ...assetCalls,
  ...collectCalls,
  ...recordingCalls,
  ...dataCalls,
  ...eventCalls,
  ...deviceCalls,
  ...creditCalls,
  ...catalogueCalls,
  ...purchaseCalls,
  ...subscriptionCalls,
  ...transferCalls,
  ...inquiryCalls,
} as const;

export const CALL_LIST: readonly Call[] = Object.values(CALLS);

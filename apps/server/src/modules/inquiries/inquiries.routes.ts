import { CALLS } from '@fovea/contract';
import { identifyCaller } from '#modules/auth/public.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { type InquiriesDeps, takeInquiry } from './inquiries.service.ts';

export function inquiriesRoutes(app: App, deps: InquiriesDeps, guard: Guard<undefined>): void {
  bindCall(app, CALLS.sendInquiry, guard, async ({ body }, _actor, exchange) => {
    await takeInquiry(deps, body, identifyCaller(exchange));
    return { received: true as const };
  });
}

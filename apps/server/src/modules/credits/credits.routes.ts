import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { toCreditPart, toMovement } from './credits.presenter.ts';
import {
  buildHistoryFile,
  type CreditsDeps,
  getCredits,
  getCreditTotals,
  listCreditHistory,
} from './credits.service.ts';

export function creditsRoutes(app: App, deps: CreditsDeps, guard: Guard<UserActor>): void {
  bindCall(app, CALLS.getCredits, guard, async (_input, actor) => {
    const { balance, parts, owed } = await getCredits(deps, actor.userId);
    return { balance, parts: parts.map(toCreditPart), ...(owed > 0 && { owed }) };
  });

  bindCall(app, CALLS.listCreditHistory, guard, async ({ query }, actor) => {
    const { rows, next } = await listCreditHistory(deps, actor.userId, query);
    return { rows: rows.map(toMovement), next };
  });

  bindCall(app, CALLS.getCreditTotals, guard, ({ query }, actor) =>
    getCreditTotals(deps, actor.userId, query),
  );

  bindCall(app, CALLS.downloadCreditHistory, guard, ({ query }, actor) =>
    buildHistoryFile(deps, actor.userId, query),
  );
}

import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/auth.service.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import {
  type CreditsDeps,
  getCredits,
  getCreditTotals,
  listCreditHistory,
  toHistoryFile,
} from './credits.service.ts';

export function creditsRoutes(app: App, deps: CreditsDeps, guard: Guard<UserActor>): void {
  bindCall(app, CALLS.getCredits, guard, async (_input, actor) => {
    const { balance, parts } = await getCredits(deps, actor.userId);
    const shown = parts.map(({ amount, expiresAt }) => ({
      amount,
      expiresAt: expiresAt?.toISOString() ?? null,
    }));
    return { balance, parts: shown };
  });

  bindCall(app, CALLS.listCreditHistory, guard, async ({ query }, actor) => {
    const { rows, next } = await listCreditHistory(deps, actor.userId, query);
    const shown = rows.map(({ id, type, at, amount, total, ...about }) => ({
      id,
      type,
      at: at.toISOString(),
      amount,
      total,
      about,
    }));
    return { rows: shown, next };
  });

  bindCall(app, CALLS.getCreditTotals, guard, ({ query }, actor) =>
    getCreditTotals(deps, actor.userId, query),
  );

  bindCall(app, CALLS.downloadCreditHistory, guard, ({ query }, actor) =>
    toHistoryFile(deps, actor.userId, query),
  );
}

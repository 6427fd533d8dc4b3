import { CALLS } from '@fovea/contract';
import type { UserActor } from '#modules/auth/public.ts';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { buildCodesFile } from './codes-file.service.ts';
import { toSentCode, toUsedCode } from './transfers.presenter.ts';
import {
  cancelTransferCode,
  checkTransferCode,
  listTransferCodes,
  redeemTransferCode,
  sendTransferCodes,
  type TransfersDeps,
} from './transfers.service.ts';
import { listRedeemedCodes } from './used-codes.service.ts';

export function transfersRoutes(app: App, deps: TransfersDeps, guard: Guard<UserActor>): void {
  bindCall(app, CALLS.sendTransferCodes, guard, ({ body }, actor) =>
    sendTransferCodes(deps, actor, body),
  );

  bindCall(app, CALLS.listTransferCodes, guard, async ({ query }, actor) => {
    const { codes, ...rest } = await listTransferCodes(deps, actor, query);
    return { codes: codes.map(toSentCode), ...rest };
  });

  bindCall(app, CALLS.downloadTransferCodes, guard, ({ query }, actor) =>
    buildCodesFile(deps, actor, query.status),
  );

  bindCall(app, CALLS.cancelTransferCode, guard, ({ params }, actor) =>
    cancelTransferCode(deps, actor, params.id),
  );

  bindCall(app, CALLS.checkTransferCode, guard, ({ body }, actor) =>
    checkTransferCode(deps, actor, body.code),
  );

  bindCall(app, CALLS.redeemTransferCode, guard, ({ body }, actor) =>
    redeemTransferCode(deps, actor, body.code),
  );

  bindCall(app, CALLS.listRedeemedCodes, guard, async ({ query }, actor) => {
    const { codes, next } = await listRedeemedCodes(deps, actor, query);
    return { codes: codes.map(toUsedCode), next };
  });
}

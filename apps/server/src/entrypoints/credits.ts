// `node apps/server/src/entrypoints/credits.ts`: what an operator does to the ledger.
//   grant <email> <sessions> <reference> [expires, such as 2027-01-31]
//   organization <email> <accounts> <reference>
//   adjust <email> <+5 or -5> <reference> <reason>
//   return <recording id> <reason>
//   refund <purchase | subscription | organization> <reference>
//   refund-confirmed <request id>, refund-refused <request id>
//   audit
import {
  adjustOf,
  auditLedger,
  endRefundOf,
  grantPlanTo,
  grantTo,
  refundLot,
} from '#modules/credits/operator.service.ts';
import { markInvalid } from '#modules/recordings/invalid.service.ts';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createDeps } from '#platform/deps.ts';

const [command = '', ...given] = process.argv.slice(2);
const deps = createDeps(loadProcessConfig(), 'migrate');
const commands: Readonly<Record<string, () => Promise<string>>> = {
  grant: () => grantTo(deps, given),
  organization: () => grantPlanTo(deps, given),
  adjust: () => adjustOf(deps, given),
  return: () => returnOf(given),
  refund: () => refundLot(deps, given),
  'refund-confirmed': () => endRefundOf(deps, given, 'confirmed'),
  'refund-refused': () => endRefundOf(deps, given, 'refused'),
  audit: () => auditLedger(deps),
};
try {
  const run = commands[command];
  if (run === undefined) {
    const names = Object.keys(commands).join(' | ');
    throw new RangeError(`usage: credits ${names}, see the head of this file`);
  }
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof RangeError ? 2 : 1;
} finally {
  await Promise.all([deps.pool.end(), deps.ingestPool.end()]);
}

async function returnOf([recordingId = '', ...reason]: readonly string[]): Promise<string> {
  if (!/^[0-9a-f-]{36}$/.test(recordingId) || reason.length === 0) {
    throw new RangeError('return <recording id> <reason>');
  }
  const { projectId } = await markInvalid(deps, { recordingId, reason: reason.join(' ') });
  return `the session of ${recordingId} is back in project ${projectId}`;
}

// `node apps/server/src/entrypoints/credits.ts`: what an operator does to the ledger.
//   grant <email> <sessions> <reference> [expires, such as 2027-01-31]
//   adjust <email> <+5 or -5> <reference> <reason>
//   audit
import { adjustOf, auditLedger, grantTo } from '#modules/credits/operator.service.ts';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createDeps } from '#platform/deps.ts';

const [command = '', ...given] = process.argv.slice(2);
const deps = createDeps(loadProcessConfig(), 'migrate');
try {
  if (command === 'grant') print(await grantTo(deps, given));
  else if (command === 'adjust') print(await adjustOf(deps, given));
  else if (command === 'audit') print(await auditLedger(deps));
  else throw new RangeError('usage: credits grant | adjust | audit, see the head of this file');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof RangeError ? 2 : 1;
} finally {
  await Promise.all([deps.pool.end(), deps.ingestPool.end()]);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

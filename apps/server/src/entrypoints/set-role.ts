// `node apps/server/src/entrypoints/set-role.ts <email> <role>`: the way to the first administrator.
import { ROLES, type Role } from '@fovea/contract';
import { changeRole } from '#modules/accounts/public.ts';
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createDeps } from '#platform/deps.ts';

const [email = '', role = ''] = process.argv.slice(2);
if (!email.includes('@') || !ROLES.includes(role as Role)) {
  process.stderr.write(`usage: set-role <email> <${ROLES.join(' | ')}>\n`);
  process.exit(2);
}
const deps = await createDeps(loadProcessConfig(), 'migrate');
const isDone = await changeRole(deps, email.trim().toLowerCase(), role as Role);
await Promise.all([deps.pool.end(), deps.ingestPool.end()]);
process.stdout.write(isDone ? `${email} is ${role} now\n` : `${email} has no account\n`);
process.exitCode = isDone ? 0 : 1;

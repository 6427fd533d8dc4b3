// Walls around a child that reads what strangers sent: no network, no process but its own, no rights.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Log } from '#platform/log/log.ts';

/** The child has its own user, network, processes and mounts, which takes no rights and gives none. */
const APART = ['--user', '--map-root-user', '--net', '--pid', '--ipc', '--mount'];
/**
 * Processes of ours and mounted secrets are gone from its sight. The shell stays as the first process
 * of the namespace: one without handlers would not take the signal of a limit there.
 */
const INSIDE = `mount -t tmpfs none /proc && mount -t tmpfs none /run || exit 126
unset PWD
setpriv --bounding-set=-all --inh-caps=-all -- "$@"
exit $?`;

const WALLED = ['unshare', ...APART, '--fork', '--kill-child', '--', 'sh', '-c', INSIDE, 'sh'];

/** Message of `unshare` when the machine had no room for another child. */
export const WALL_FAULT = /^unshare: /;

let fault: Promise<string | undefined> | undefined;

/** Why this machine has no walls, or nothing. Asked once. */
export function findWallFault(): Promise<string | undefined> {
  fault ??= promisify(execFile)('setpriv', ['--no-new-privs', '--', ...WALLED, 'true']).then(
    () => undefined,
    (error: Error & { stderr?: string }) => error.stderr?.trim() || error.message,
  );
  return fault;
}

/** The words in front of a command that runs it behind walls, as far as this machine has them. */
export async function toWalls(): Promise<readonly string[]> {
  return (await findWallFault()) === undefined ? WALLED : [];
}

/** Where people have accounts nothing of theirs is decoded without walls; in development it is said. */
export async function requireWalls(
  isDevelopment: boolean,
  log: Pick<Log, 'warn'>,
  find = findWallFault,
): Promise<void> {
  const reason = await find();
  if (reason === undefined) return;
  if (!isDevelopment) throw new Error(`decoders cannot be walled in: ${reason}`);
  log.warn({ reason }, 'decoders run without walls, which only development may do');
}

// Walls around a child that reads what strangers sent: no network, no process and no file but its
// own, no rights.
import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Log } from '#platform/log/log.ts';

/** The child has its own user, network, processes and mounts, which takes no rights and gives none. */
const APART = ['--user', '--map-root-user', '--net', '--pid', '--ipc', '--mount'];
/** What programs are and need; the rest of the machine is not there. Fonts are for drawn text. */
const ROOTS = '/usr /bin /sbin /lib /lib64 /etc/alternatives /etc/fonts /etc/ld.so.cache';
const DEVICES = '/dev/null /dev/zero /dev/random /dev/urandom';
/** Our own code, and Node where it does not stand among the programs. */
const CODE = [fileURLToPath(new URL('../../../../..', import.meta.url)), dirname(process.execPath)];

/**
 * Makes a small root on /run, which holds the folder that the child works in, and shuts the child in
 * there: no file of another child, no secret, no process of ours. The shell stays as the first process
 * of the namespace: one without handlers would not take the signal of a limit there.
 */
const INSIDE = `own=$(pwd -P)
show() {
  if [ -L "$1" ]; then cp -P "$1" "/run$1"; return; fi
  if [ -d "$1" ]; then mkdir -p "/run$1"; else mkdir -p "/run\${1%/*}" && : >"/run$1"; fi
  mount --rbind "$1" "/run$1"
}
enter() {
  mount -t tmpfs -o size=1m none /run && mkdir /run/proc /run/run /run/tmp || return
  for each in ${ROOTS} ${DEVICES} "$1" "$2" "$own"; do
    [ ! -e "$each" ] || show "$each" || return
  done
  mount -o remount,ro none /run
}
enter "$1" "$2" || exit 126
shift 2
/usr/sbin/chroot /run sh -c 'cd "$1" && unset PWD OLDPWD && shift && setpriv --bounding-set=-all --inh-caps=-all -- "$@"' sh "$own" "$@"
exit $?`;

const WALLED = [
  'unshare',
  ...APART,
  '--fork',
  '--kill-child',
  '--',
  ...['sh', '-c', INSIDE, 'sh', ...CODE],
];

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

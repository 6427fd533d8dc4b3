/**
 * Shutdown, recovery, a full lock wait, a cancelled statement, a serialisation fault, a primary that
 * became a standby, a transaction that was idle for too long.
 */
const PASSING_CODES = new Set('57P01 57P02 57P03 55P03 57014 40001 40P01 25006 25P03'.split(' '));
const PASSING_NETWORK =
  /^(E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND)|EAI_AGAIN)$/;
const PASSING_TEXTS =
  /Connection terminated|timeout exceeded|Query read timeout|Client has encountered|Client was closed/;
/** Connection faults, and resources that are used up: connections, memory, disk. */
const PASSING_CLASSES = /^(08|53)/;

/** True where the database is away or busy and the same request may succeed a moment later. */
export function isPassingFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (PASSING_CODES.has(code) || PASSING_CLASSES.test(code)) return true;
  return PASSING_NETWORK.test(code) || PASSING_TEXTS.test(error.message);
}

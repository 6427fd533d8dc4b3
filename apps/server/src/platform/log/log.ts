import { type DestinationStream, type Logger, pino } from 'pino';

export type Log = Logger;

const CUT = '***';
const ADDRESS = /[^\s"'<>()[\]{},;:=]+@[^\s"'<>()[\]{},;:=]+/g;
/** Fields of a PostgreSQL error that quote rows and values, such as a question. */
const QUOTING = new Set(['detail', 'where', 'internalQuery']);

/** JSON lines on standard output. What could carry a secret or an address is cut out. */
export function createLog(process: string, level: string, out?: DestinationStream): Log {
  const options = {
    level,
    base: { process },
    redact: {
      paths: [
        'req.headers.cookie',
        'req.headers.authorization',
        'req.headers["x-xsrf-token"]',
        'res.headers["set-cookie"]',
        '*.password',
        '*.token',
      ],
      censor: CUT,
    },
    hooks: { streamWrite: cutLine },
  };
  return out === undefined ? pino(options) : pino(options, out);
}

/** Whoever logs an error does not know what a mail server or the database wrote into it. */
function cutLine(line: string): string {
  if (!line.includes('@') && !line.includes('"err":')) return line;
  const cut: unknown = JSON.parse(line, (key, value: unknown) => {
    if (QUOTING.has(key)) return undefined;
    return typeof value === 'string' ? value.replaceAll(ADDRESS, CUT) : value;
  });
  return `${JSON.stringify(cut)}\n`;
}

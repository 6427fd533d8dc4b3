import { type Logger, pino } from 'pino';

export type Log = Logger;

/** JSON lines on standard output. What could carry a secret or an address is cut out. */
export function createLog(process: string, level: string): Log {
  return pino({
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
      censor: '***',
    },
  });
}

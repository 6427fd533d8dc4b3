interface LogLine {
  readonly level?: number;
  readonly msg?: string;
  readonly err?: { readonly stack?: string; readonly message?: string };
}

/** Said by the watcher itself. */
const KNOWN = /^(\w+ is up|stopping|Server listening at .*)$/;
const HIDDEN = ['level', 'time', 'process', 'msg', 'err', 'pid', 'hostname'];

/** A line of a server's log as a person reads it; nothing for what need not be read. */
export function toShownLine(line: string): string | undefined {
  const parsed = parse(line);
  if (parsed === undefined) return line.trim() === '' ? undefined : line;
  const { msg = '', err } = parsed;
  if (KNOWN.test(msg)) return undefined;
  const values = Object.entries(parsed)
    .filter(([name]) => !HIDDEN.includes(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const reason = err?.stack ?? err?.message;
  return [[msg, ...values].join('  '), ...(reason === undefined ? [] : [reason])].join('\n');
}

function parse(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return undefined;
  }
}

import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

const TURNS = 10;
/** Set by libraries when they are loaded: sharp. */
const OF_LIBRARIES: readonly string[] = ['VIPSHOME'];

export interface LeakWatch {
  begin(): void;
  /** Leftovers of a test file in the process that the next file runs in. */
  list(): Promise<string[]>;
}

export function watchForLeaks(): LeakWatch {
  const env = { ...process.env };
  const { exitCode } = process;
  const cwd = process.cwd();
  const globals = Object.getOwnPropertyDescriptors(globalThis);
  let listeners = new Map<string | symbol, number>();
  let servers = 0;
  /** After the imports: a module may listen for as long as the process lives. */
  function begin(): void {
    listeners = countListeners();
    servers = countServers();
  }
  async function list(): Promise<string[]> {
    // Servers that were closed just now are gone after some turns.
    for (let turn = 0; turn < TURNS && countServers() > servers; turn++) await setImmediate();
    return [
      ...(vi.isFakeTimers() ? ['fake timers'] : []),
      ...listChanges(env, { ...process.env }).map((name) => `process.env.${name}`),
      ...(process.exitCode === exitCode ? [] : ['process.exitCode']),
      ...(process.cwd() === cwd ? [] : ['the working directory']),
      ...[...countListeners()]
        .filter(([name, count]) => count > (listeners.get(name) ?? 0))
        .map(([name]) => `a listener of the process for ${String(name)}`),
      ...(countServers() > servers ? ['a server that listens'] : []),
      ...listReplaced(globals).map((name) => `globalThis.${name}`),
    ];
  }
  return { begin, list };
}

/** Loggers flush when the process ends, which harms no other file. */
const ENDS: readonly (string | symbol)[] = ['beforeExit', 'exit'];

function countListeners(): Map<string | symbol, number> {
  const names = process.eventNames().filter((name) => !ENDS.includes(name));
  return new Map(names.map((name) => [name, process.listenerCount(name)]));
}

function countServers(): number {
  return process.getActiveResourcesInfo().filter((name) => name === 'TCPServerWrap').length;
}

function listChanges(before: NodeJS.ProcessEnv, after: NodeJS.ProcessEnv): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => before[name] !== after[name] && !OF_LIBRARIES.includes(name));
}

/**
 * Globals of before that were replaced. Libraries add some of their own when they are loaded, and
 * Node makes some at their first use, until when they have a getter.
 */
function listReplaced(before: Record<string, PropertyDescriptor>): string[] {
  return Object.entries(before).flatMap(([name, { value, get }]) => {
    const now = Object.getOwnPropertyDescriptor(globalThis, name);
    if (get !== undefined && now !== undefined) return [];
    return Object.is(now?.value, value) ? [] : [name];
  });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { toCompileCache } from '@fovea/testkit';
import { toRootPath } from '@fovea/tools/harness/root';
import { readPlanted, type TextFault } from '#harness/planted-faults.ts';

export type Answer<T = unknown> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: string; readonly message: string };

/** A process with a part of the server in it. Many commands may be under way. */
export interface LedgerDriver {
  readonly pid: number;
  /** At that instant of the process's clock; in real time without one. */
  send<T>(command: string, input?: object, atMs?: number): Promise<Answer<T>>;
  /** As send, but a refusal is thrown. */
  get<T>(command: string, input?: object, atMs?: number): Promise<T>;
  /** From now on commands run the server's sources with this fault in them. */
  plant(fault: TextFault): Promise<void>;
  stop(): Promise<void>;
}

export interface DriverOptions {
  readonly databaseUrl: string;
  readonly connections: number;
  /** Further variables of its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Part of the server that runs in it; the ledger by default. */
  readonly program?: 'ledger' | 'records' | 'server';
}

export async function startLedgerDriver(options: DriverOptions): Promise<LedgerDriver> {
  const path = toRootPath(`apps/server/testing/${options.program ?? 'ledger'}-driver.ts`);
  const child = spawn(process.execPath, [path], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: options.databaseUrl,
      DATABASE_POOL_MAX: String(options.connections),
      ...toCompileCache(),
      ...options.env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = `${words}${text}`.slice(-4_000);
  });
  child.stdin.on('error', () => undefined);
  const waiting = new Map<number, (answer: Answer) => void>();
  const exited = once(child, 'exit');
  void exited.then(() => {
    const gone = { ok: false, code: 'driver_gone', message: words } as const;
    for (const answer of waiting.values()) answer(gone);
    waiting.clear();
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { id, ...answer } = JSON.parse(line) as { id: number } & Answer;
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });

  let sent = 0;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const send = (command: string, input: object = {}, atMs?: number) => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    if (!isRunning()) {
      return Promise.resolve({ ok: false, code: 'driver_gone', message: words } as const);
    }
    const id = ++sent;
    waiting.set(id, resolve);
    child.stdin.write(`${JSON.stringify({ id, command, input, atMs })}\n`);
    return promise;
  };
  const driver: LedgerDriver = {
    pid: child.pid ?? 0,
    send: <T>(command: string, input?: object, atMs?: number) =>
      send(command, input, atMs) as Promise<Answer<T>>,
    async get<T>(command: string, input?: object, atMs?: number) {
      const answer = await send(command, input, atMs);
      if (!answer.ok) throw new Error(`${command}: ${answer.code} ${answer.message}`);
      return answer.value as T;
    },
    async plant(fault) {
      await driver.get('plant', { file: fault.file, source: await readPlanted(fault) });
    },
    async stop() {
      child.stdin.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      if (isRunning()) await exited;
      clearTimeout(timer);
    },
  };
  await driver.get('ready').catch(async (error: unknown) => {
    await driver.stop();
    throw error;
  });
  return driver;
}

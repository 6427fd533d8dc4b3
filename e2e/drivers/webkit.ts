import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@fovea/testkit/engines';

const DRIVER = 'WebKitWebDriver';
const BROWSERS = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser';
/** A killed test leaves nothing behind: the browser ends with its display. */
const WITH_ITS_PARENT = ['--pdeathsig', 'KILL'];
/** The browser's bars are wider than a phone. */
const NARROW_BARS = `
  * { min-width: 0; padding: 0; margin: 0; border: 0; }
  toolbar *, headerbar * { font-size: 1px; -gtk-icon-transform: scale(0.1); }
`;
/** How the protocol names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const LOOK_EVERY_MS = 100;
const WAIT_MS = 60_000;

/** What a person sees of an element: its kind, and its name or text. */
export interface Sought {
  readonly role: keyof typeof SELECTORS;
  /** Whole, with spaces as they are shown. Nothing means any. */
  readonly name?: string | RegExp;
}

const SELECTORS = {
  application: '[role=application]',
  button: 'button, summary, [role=button]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  radio: 'input[type=radio], [role=radio]',
  slider: '[role=slider]',
  text: 'label, p, li, span, div, h1, h2, h3, output',
  textbox: 'input:not([type=checkbox]):not([type=radio]), textarea',
} as const;

type Element = Readonly<Record<typeof ELEMENT, string>>;

/** A window of the WebKit engine, driven as W3C WebDriver says, with nothing stored. */
export interface WebKit {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** To the page before, as the browser kept it. */
  back(): Promise<void>;
  /** Computes an expression in the page. */
  evaluate<Result>(expression: string): Promise<Result>;
  /** Waits until the expression is something that counts as true. */
  waitFor<Result>(what: string, expression: string, waitMs?: number): Promise<Result>;
  see(sought: Sought, waitMs?: number): Promise<Element>;
  press(sought: Sought): Promise<void>;
  type(sought: Sought, text: string): Promise<void>;
  /** Types into what has the focus. */
  keys(text: string): Promise<void>;
  /** Presses, moves and lets go with the mouse, in CSS px of the window. */
  drag(places: readonly (readonly [number, number])[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** The inner size, as a page sees it. */
  resize(widthPx: number, heightPx: number): Promise<void>;
  close(): Promise<void>;
}

export interface WebKitOptions {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Address of an HTTP proxy that everything goes through. */
  readonly proxyUrl?: string;
  /** Whether it may open what is in `openTlsFront`. */
  readonly trustsAll?: boolean;
}

/** A display, a driver and a browser of its own; `close` ends them and removes what they wrote. */
export async function openWebKit(options: WebKitOptions): Promise<WebKit> {
  const [binary] = globSync(BROWSERS).toSorted().toReversed();
  if (binary === undefined) throw new Error(`${BROWSERS} is missing: run npm run setup`);
  const home = await mkdtemp(join(tmpdir(), 'fovea-webkit-'));
  const children: ChildProcess[] = [];
  async function close(): Promise<void> {
    for (const child of children.toReversed()) await endGroup(child);
    await rm(home, { recursive: true, force: true });
  }
  try {
    await mkdir(join(home, 'config/gtk-3.0'), { recursive: true });
    await writeFile(join(home, 'config/gtk-3.0/gtk.css'), NARROW_BARS);
    const display = await startDisplay(children, options);
    const url = await startDriver(children, display, home);
    const session = await openSession(url, binary, options);
    await session.resize(options.widthPx, options.heightPx);
    return {
      ...session,
      async close() {
        await session.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The display chooses a free number and says which. */
async function startDisplay(
  children: ChildProcess[],
  { widthPx, heightPx }: WebKitOptions,
): Promise<string> {
  // The browser's own bars stand above the page.
  const screen = `${widthPx + 100}x${heightPx + 300}x24`;
  const args = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const child = spawn('setpriv', [...WITH_ITS_PARENT, 'Xvfb', ...args], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  const [number] = (await Promise.race([
    once(child.stdio[3] as NodeJS.ReadableStream, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb did not start');
    }),
  ])) as [Buffer];
  return `:${number.toString().trim()}`;
}

async function startDriver(
  children: ChildProcess[],
  display: string,
  home: string,
): Promise<string> {
  const port = await findFreePort();
  const child = spawn(
    'setpriv',
    [...WITH_ITS_PARENT, DRIVER, `--port=${port}`, '--host=127.0.0.1'],
    {
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: display,
        HOME: home,
        XDG_RUNTIME_DIR: home,
        XDG_CACHE_HOME: join(home, 'cache'),
        XDG_DATA_HOME: join(home, 'data'),
        XDG_CONFIG_HOME: join(home, 'config'),
        // No desktop is there to be asked.
        GTK_USE_PORTAL: '0',
        NO_AT_BRIDGE: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
      },
    },
  );
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  for (const untilMs = Date.now() + WAIT_MS; Date.now() < untilMs; await sleep(LOOK_EVERY_MS)) {
    const reply = await fetch(`${url}/status`).catch(() => undefined);
    if (reply?.ok) return url;
  }
  throw new Error(`${DRIVER} did not start`);
}

async function openSession(
  url: string,
  binary: string,
  { proxyUrl, trustsAll = false }: WebKitOptions,
) {
  const proxy = proxyUrl && { proxyType: 'manual', httpProxy: new URL(proxyUrl).host };
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      acceptInsecureCerts: trustsAll,
      ...(proxy && { proxy }),
    },
  };
  const { sessionId } = await send<{ sessionId: string }>(url, 'POST', '/session', {
    capabilities,
  });
  const own = `/session/${sessionId}`;
  const ask = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body: object = {}) =>
    send<Result>(url, method, `${own}${path}`, body);
  await ask('POST', '/timeouts', { script: 120_000, pageLoad: 120_000 });

  const evaluate: WebKit['evaluate'] = (expression) =>
    ask('POST', '/execute/sync', { script: `return (${expression})`, args: [] });

  const waitFor: WebKit['waitFor'] = async <Result>(
    what: string,
    expression: string,
    waitMs = WAIT_MS,
  ) => {
    let last: unknown;
    for (const untilMs = Date.now() + waitMs; Date.now() < untilMs; await sleep(LOOK_EVERY_MS)) {
      // A page that is just being left has no answer.
      last = await evaluate<Result>(expression).catch((error: unknown) => String(error));
      if (last && typeof last !== 'string') return last as Result;
    }
    const text = await evaluate<string>('document.body.innerText').catch(String);
    throw new Error(`waited ${waitMs} ms for ${what} (${String(last)}); the page says: ${text}`);
  };

  const see: WebKit['see'] = (sought, waitMs) =>
    waitFor<Element>(
      `${sought.role} ${sought.name ?? ''}`,
      `(${findShown})(${toPlain(sought)})`,
      waitMs,
    );

  const toPath = (element: Element) => `/element/${element[ELEMENT]}`;
  return {
    evaluate,
    waitFor,
    see,
    goto: (address: string) => ask<void>('POST', '/url', { url: address }),
    reload: () => ask<void>('POST', '/refresh'),
    back: () => ask<void>('POST', '/back'),
    async press(sought: Sought) {
      await ask('POST', `${toPath(await see(sought))}/click`);
    },
    async type(sought: Sought, text: string) {
      await ask('POST', `${toPath(await see(sought))}/value`, { text });
    },
    async keys(text: string) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async drag(places: readonly (readonly [number, number])[]) {
      const moves = places.map(([x, y]) => ({ type: 'pointerMove', duration: 30, x, y }));
      const [first, ...rest] = moves;
      const actions = [
        first,
        { type: 'pointerDown', button: 0 },
        ...rest,
        { type: 'pointerUp', button: 0 },
      ];
      await ask('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
      await ask('DELETE', '/actions');
    },
    async screenshot() {
      return Buffer.from(await ask<string>('GET', '/screenshot'), 'base64');
    },
    async resize(widthPx: number, heightPx: number) {
      const outer = { x: 0, y: 0, width: widthPx, height: heightPx };
      await ask('POST', '/window/rect', outer);
      const [innerWidth, innerHeight] = await evaluate<[number, number]>(
        '[innerWidth, innerHeight]',
      );
      const width = 2 * widthPx - innerWidth;
      const height = 2 * heightPx - innerHeight;
      await ask('POST', '/window/rect', { ...outer, width, height });
    },
    close: () => ask<void>('DELETE', '').catch(() => undefined),
  };
}

async function send<Result>(
  url: string,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body: object,
): Promise<Result> {
  const reply = await fetch(`${url}${path}`, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(180_000),
  });
  const { value } = (await reply.json()) as { value: unknown };
  if (reply.ok) return value as Result;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${path}: ${error}: ${message}`);
}

/** An expression does not survive on its way to the page, its source does. */
function toPlain({ role, name }: Sought): string {
  return JSON.stringify({
    selector: SELECTORS[role],
    ...(typeof name === 'string' && { text: name }),
    ...(name instanceof RegExp && { pattern: name.source }),
  });
}

/** Runs in the page: the first element that is shown, can be used, and has the role and the name. */
const findShown = String(function find(sought: {
  selector: string;
  text?: string;
  pattern?: string;
}): unknown {
  const toName = (element: HTMLElement & { labels?: NodeListOf<HTMLElement> | null }) => {
    const labelled = element.getAttribute('aria-labelledby');
    const by = labelled === null ? null : document.getElementById(labelled);
    const label =
      element.getAttribute('aria-label') ?? by?.textContent ?? element.labels?.[0]?.textContent;
    return (label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const isNamed = (name: string) =>
    sought.pattern === undefined
      ? sought.text === undefined || name === sought.text
      : new RegExp(sought.pattern).test(name);
  const all = [...document.querySelectorAll<HTMLElement>(sought.selector)];
  // The innermost element that says it.
  return all.reverse().find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const isOff = 'disabled' in element && element.disabled === true;
    return width > 0 && height > 0 && !isOff && isNamed(toName(element));
  });
});

/** The driver's browser and its processes belong to its group. */
async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  const late = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), 5_000);
  await gone;
  clearTimeout(late);
}

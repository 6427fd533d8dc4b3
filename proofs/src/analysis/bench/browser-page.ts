import { toRootPath } from '@fovea/tools/harness/root';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';

const ORIGIN = 'http://bench.test';

export const LAUNCH_OPTIONS = {
  executablePath: '/usr/bin/chromium',
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
};

/** CPU ms of script on the main thread, whatever else runs on the machine. */
export async function createMeter(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
  };
  return async (work: () => Promise<unknown>) => {
    const before = await read();
    await work();
    return (await read()) - before;
  };
}

/** Opens a page that runs `/page.js`; scripts by their address and the source they are made of. */
export async function serveScripts(
  page: Page,
  scripts: Readonly<Record<string, string>>,
): Promise<void> {
  const bodies = new Map<string, readonly [type: string, body: string]>([
    ['/', ['text/html', '<!doctype html><body><script type="module" src="/page.js"></script>']],
  ]);
  for (const [path, source] of Object.entries(scripts)) {
    bodies.set(path, ['text/javascript', await bundle(source)]);
  }
  await page.route(`${ORIGIN}/**`, async (route) => {
    const found = bodies.get(new URL(route.request().url()).pathname);
    if (found === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: found[0], body: found[1] });
  });
  await page.goto(`${ORIGIN}/`);
}

/** One script of the repository with all that it imports. */
export async function bundle(input: string): Promise<string> {
  const result = (await build({
    root: toRootPath('proofs'),
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: toRootPath(input) } },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

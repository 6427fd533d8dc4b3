import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { toRootPath } from '#harness/root.ts';

export const ORIGIN = 'http://analysis.test';

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

/** One script of the repository with all that it imports. */
export async function bundle(input: string): Promise<string> {
  const result = (await build({
    root: toRootPath('tools'),
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: toRootPath(input) } },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code;
}

import { buildApp } from '#site/build-app.ts';
import { APP_NAMES, type AppName } from '#site/content-policy.ts';
import type { SiteOptions } from '#site/start-site.ts';
import type { StackFolders } from './folders.ts';
import type { Foundation } from './foundation.ts';
import { isAnswering, startProcess } from './processes.ts';
import type { showStep } from './screen.ts';

export type BuiltApps = Readonly<Partial<Record<AppName, string>>>;

/**
 * Builds both apps with the scripted gaze source, since nobody sits in front of a stack. One that
 * does not build is left out and said: the rest of the stack is of use without it.
 */
export async function buildApps(step: typeof showStep): Promise<BuiltApps> {
  const built: Partial<Record<AppName, string>> = {};
  for (const app of APP_NAMES) {
    try {
      built[app] = await step(`Build of apps/${app}`, () => buildApp(app, { scriptedGaze: true }));
    } catch (error) {
      console.log(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    }
  }
  return built;
}

export async function startSites(
  folders: StackFolders,
  built: BuiltApps,
  { ports, mediaUrl, paymentUrl }: Pick<Foundation, 'ports' | 'mediaUrl' | 'paymentUrl'>,
): Promise<void> {
  const sites = Object.entries(built).map(
    ([app, folder]): SiteOptions => ({
      app: app as AppName,
      folder,
      port: ports[app as AppName],
      apiUrls: [`http://127.0.0.1:${ports.api}`],
      origins: { media: new URL(mediaUrl).origin, payment: paymentUrl },
    }),
  );
  await startProcess(folders, 'sites', { SITES: JSON.stringify(sites) }, async () => {
    const answers = await Promise.all(
      sites.map(({ port }) => isAnswering(`http://127.0.0.1:${port}/`)),
    );
    return answers.every(Boolean);
  });
}

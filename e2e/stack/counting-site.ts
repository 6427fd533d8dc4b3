import { findFreePort } from '@fovea/testkit/engines';
import { buildApp, startSite } from '@fovea/tools/site';

export interface CountingSite {
  readonly url: string;
  /** Where page views go. Nobody answers there but the test. */
  readonly path: string;
  stop(): Promise<void>;
}

const PATH = '/page-views';

/** The web app as an operator builds it who counts page views. It can read, not change. */
export async function startCountingSite(apiUrls: readonly string[]): Promise<CountingSite> {
  process.env.VITE_PLAUSIBLE_URL = PATH;
  const folder = await buildApp('web', { scriptedGaze: true });
  const origins = { media: 'http://media.localhost' };
  const port = await findFreePort();
  const site = await startSite({ app: 'web', folder, port, apiUrls, origins });
  return { url: `http://counted.localhost:${port}`, path: PATH, stop: site.stop };
}

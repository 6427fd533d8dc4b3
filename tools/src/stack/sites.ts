import { type SiteOptions, startSite } from '#site/start-site.ts';

/** Serves the built apps. */
const options: SiteOptions[] = JSON.parse(process.env.SITES ?? '[]');
const sites = await Promise.all(options.map(startSite));

process.once('SIGTERM', () => {
  void Promise.all(sites.map((site) => site.stop()));
});

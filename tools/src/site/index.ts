export { buildApp } from './build-app.ts';
export { toPolicy } from './content-policy.ts';
export { type Site, startSite } from './start-site.ts';

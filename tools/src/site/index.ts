export { buildApp } from './build-app.ts';
export { toPermissions, toPolicy } from './content-policy.ts';
export { type Site, startSite } from './start-site.ts';

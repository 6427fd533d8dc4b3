export { buildApp } from './build-app.ts';
export { type AppName, CHECKOUT_PATH, toPermissions, toPolicy } from './content-policy.ts';
export { type Site, startSite } from './start-site.ts';

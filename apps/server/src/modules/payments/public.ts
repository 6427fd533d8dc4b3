export { findCatalogue } from './catalogue.repo.ts';
export { publishCatalogue } from './catalogue.service.ts';
export { endSubscriptionsOf } from './subscriptions.service.ts';

export { keepWorld } from './keep-world.ts';
export { restoreWorld } from './restore-world.ts';
export {
  readWorld,
  WORLD_PASSWORD,
  WORLD_SECRETS,
  type WorldMember,
  type WorldPlaces,
} from './world.ts';

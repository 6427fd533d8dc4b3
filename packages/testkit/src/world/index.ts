export { keepWorld } from './keep-world.ts';
export { restoreWorld } from './restore-world.ts';
export {
  findWorldMisfit,
  readWorld,
  WORLD_PASSWORD,
  WORLD_SECRETS,
  type WorldMember,
  type WorldPlaces,
} from './world.ts';

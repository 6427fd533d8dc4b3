export { buildTask, type PackedAssets } from './build-task.ts';

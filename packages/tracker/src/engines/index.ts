export { type CameraFrames, type FollowOptions, followVideo } from './camera-frames.ts';
export { type EngineFrame, grabFrame } from './engine-frame.ts';
export { openTasksEngine } from './tasks-engine.ts';
export type { TasksAssets } from './worker-messages.ts';

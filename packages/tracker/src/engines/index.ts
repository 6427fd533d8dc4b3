export { type CameraFrames, type FollowOptions, followVideo } from './camera-frames.ts';
export { type EngineFrame, type FrameKind, grabFrame } from './engine-frame.ts';
export { ENGINE_PLACES, type EnginePlace, openEngine, type TriedEngine } from './open-engine.ts';
export { UnusableError } from './unusable-error.ts';
export type { TasksAssets } from './worker-messages.ts';

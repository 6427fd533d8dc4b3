export { type CameraFrames, type FollowOptions, followVideo } from './camera-frames.ts';
export { type EngineFrame, grabFrame } from './engine-frame.ts';
export { type FaceMeshAssets, openFaceMeshEngine } from './face-mesh-engine.ts';
export { openTasksEngine } from './tasks-engine.ts';
export type { TasksAssets } from './worker-messages.ts';

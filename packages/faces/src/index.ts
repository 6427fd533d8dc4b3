export {
  fitDirectionRidge,
  fitScreenRidge,
  type Rival,
  type RivalLook,
  type TaughtRivalLook,
} from './methods/rivals.ts';
export type { Face } from './model/face.ts';
export { createFace, SKIN_TONES } from './model/people.ts';
export { type Frame, renderFrame } from './render/render-frame.ts';
export type { EyeTruth, Truth } from './render/truth.ts';
export type { HeadPlace } from './scene/placement.ts';
export {
  CAMERA,
  type Camera,
  createScene,
  DEVICES,
  type Device,
  GLASSES,
  type Glasses,
  LIGHTS,
  type Light,
  type Moment,
  type Scene,
} from './scene/scene.ts';
export {
  createSession,
  type Dot,
  type DotRun,
  type PlannedFrame,
  type SessionPlan,
  toPlane,
} from './sessions/create-session.ts';
export type { Movement } from './sessions/movement.ts';

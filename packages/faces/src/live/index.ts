export { type FaceStream, type FaceStreamOptions, openFaceStream } from './open-face-stream.ts';

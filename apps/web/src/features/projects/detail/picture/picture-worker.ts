// Makes the maps so far away from the main thread, so that figures go on changing meanwhile.
import { makePicture, type PictureAsked } from './make-picture.ts';

self.onmessage = ({ data }: MessageEvent<PictureAsked>) => {
  self.postMessage(makePicture(data));
};

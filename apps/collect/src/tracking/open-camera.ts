import { type CameraFrames, type FollowOptions, followVideo } from '@fovea/tracker/engines';
import { CameraError, type CameraFault } from './camera-error.ts';

/** Where frames come from, and the clock that they are timed by. */
export interface CameraInput {
  readonly stream: MediaStream;
  nowMs(): number;
  follow(video: HTMLVideoElement, options: FollowOptions): CameraFrames;
  /** False when the pictures are as small as they may be. */
  lower(): Promise<boolean>;
  close(): void;
}

const USUAL = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 30 } };
const SMALL = { width: { ideal: 320 }, height: { ideal: 240 }, frameRate: { ideal: 30 } };

/** Asks for the camera that looks at the person. Rejects with a CameraError. */
export async function openCamera(): Promise<CameraInput> {
  const stream = await askForStream();
  let isSmall = false;
  return {
    stream,
    nowMs: () => performance.now(),
    follow: followVideo,
    async lower() {
      if (isSmall) return false;
      isSmall = true;
      const [track] = stream.getVideoTracks();
      // A camera that cannot keeps its pictures; the rate is judged again all the same.
      await track?.applyConstraints(SMALL).catch(() => undefined);
      return true;
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
    },
  };
}

async function askForStream(): Promise<MediaStream> {
  // Pages without a secure origin have no such thing.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (devices === undefined) throw new CameraError('missing', undefined);
  try {
    return await devices.getUserMedia({ audio: false, video: { facingMode: 'user', ...USUAL } });
  } catch (error) {
    throw new CameraError(toFault(error), error);
  }
}

/** Browsers name the same trouble differently. */
function toFault(error: unknown): CameraFault {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'failed';
}

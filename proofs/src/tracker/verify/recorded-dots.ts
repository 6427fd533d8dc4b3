import { DEVICES } from '@fovea/faces';
import { type Dot, type DotFrame, type DotLooks, keepLooks } from '@fovea/tracker/calibration';
import { type Face, toAssumedFocalPx } from '@fovea/tracker/landmarks';
import { type OpenLook, type Screen, toOpenLook } from '@fovea/tracker/method';
import { listRuns } from './record-session.ts';
import type { RecordedFrame, Recording } from './recording.ts';
import type { SessionFacts } from './session-facts.ts';

export type SizedScreen = Screen & { readonly widthPx: number; readonly heightPx: number };

export function toScreen({ device }: SessionFacts): SizedScreen {
  const { widthMm, widthPx, heightPx, cameraAboveMm } = DEVICES[device];
  const mmPerPx = widthMm / widthPx;
  return {
    widthPx,
    heightPx,
    mmPerPx,
    cameraXPx: widthPx / 2,
    cameraYPx: -cameraAboveMm / mmPerPx,
  };
}

const looks = new WeakMap<Face, OpenLook>();

/** As for a camera that nobody knows: the focal length is assumed. The same face gives the same look. */
export function toRecordedLook(face: Face): OpenLook {
  const known = looks.get(face);
  if (known) return known;
  const look = toOpenLook(face, toAssumedFocalPx(face.widthPx, face.heightPx));
  looks.set(face, look);
  return look;
}

/** Frames of one dot of one run, in order of time. */
export function listDotFrames({ frames }: Recording, run: number, dot: number): RecordedFrame[] {
  return frames.filter((frame) => frame.run === run && frame.dot === dot);
}

export function toDotFrames(frames: readonly RecordedFrame[]): DotFrame[] {
  return frames.map(({ sinceMs, face }) => ({ sinceMs, look: face && toRecordedLook(face) }));
}

/** A dot at its own place on the screen, with any frames. */
export function toDot(facts: SessionFacts, run: number, dot: number, frames: DotFrame[]): Dot {
  const { widthPx, heightPx } = DEVICES[facts.device];
  const share = listRuns(facts)[run]?.dots[dot];
  if (!share) throw new RangeError(`run ${run} has no dot ${dot}`);
  return { xPx: share.u * widthPx, yPx: share.v * heightPx, frames };
}

/** The dots of a run as the person followed them. */
export function keepRun(recording: Recording, run: number): DotLooks[] {
  const { facts } = recording;
  const count = listRuns(facts)[run]?.dots.length ?? 0;
  return Array.from({ length: count }, (_, dot) =>
    keepLooks(
      toDot(facts, run, dot, toDotFrames(listDotFrames(recording, run, dot))),
      toScreen(facts),
    ),
  );
}

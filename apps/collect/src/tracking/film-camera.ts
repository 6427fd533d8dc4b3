import { followVideo } from '@fovea/tracker/engines';
import type { CameraInput } from './open-camera.ts';

/** Frames that were drawn beforehand: some of each place that a person looks at. */
interface Film {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly places: readonly FilmPlace[];
}

interface FilmPlace {
  /** In shares of the page box. */
  readonly u: number;
  readonly v: number;
  /** Looked at while a page is shown, one after the other. */
  readonly isOnPages: boolean;
  /** JPEG, as base64. */
  readonly frames: readonly string[];
}

interface Place extends Pick<FilmPlace, 'u' | 'v' | 'isOnPages'> {
  readonly frames: readonly ImageBitmap[];
}

type Shown = Pick<FilmPlace, 'u' | 'v'>;

/** A test reads and steers the film by this while it plays. */
interface FilmControl {
  readonly looks: { readonly tMs: number; readonly u: number; readonly v: number }[];
  /** True while the camera sees no person. */
  isAway: boolean;
  /** Somebody looks about, whatever is to be looked at. */
  isElsewhere: boolean;
}

declare global {
  var film: FilmControl | undefined;
}

const REACTION_MS = 200;
const PAGE_LOOK_MS = 500;
const USUAL_HZ = 30;
const REPAINT_MS = 500;

/**
 * Stands in for `getUserMedia` in builds for development: a rendered person looks at the dot, the cross
 * and then about the page. The next frame comes when one was worked on, and each carries its own time,
 * so that a busy machine does not look like a slow camera. `?hz=18` is a slow one, and with `?clock=still`
 * its times do not move.
 */
export async function openFilmCamera(): Promise<CameraInput> {
  const query = new URLSearchParams(location.search);
  const film = await loadFilm(query.get('film') ?? '');
  const stepMs = 1_000 / Number(query.get('hz') ?? USUAL_HZ);
  const isClockStill = query.get('clock') === 'still';
  const canvas = document.createElement('canvas');
  canvas.width = film.widthPx;
  canvas.height = film.heightPx;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  // Frames come when they are asked for: WebKit stops by itself after two.
  const stream = canvas.captureStream(0);
  const [track] = stream.getVideoTracks() as CanvasCaptureMediaStreamTrack[];
  const control: FilmControl = { looks: [], isAway: false, isElsewhere: false };
  globalThis.film = control;
  const person = createPerson(film.places);
  let ownMs = performance.now();
  let drawnMs = 0;
  let isSmall = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function draw(): void {
    drawnMs = performance.now();
    ownMs += stepMs;
    const { place, frame } = person.lookAt(ownMs, control.isElsewhere ? undefined : findShown());
    paint(frame);
    if (control.isAway) return;
    control.looks.push({ tMs: performance.timeOrigin + ownMs, u: place.u, v: place.v });
  }
  /** A browser may leave out a frame; then it is shown again. */
  function paint(frame: ImageBitmap): void {
    context?.drawImage(frame, 0, 0);
    if (control.isAway) context?.clearRect(0, 0, canvas.width, canvas.height);
    track?.requestFrame();
    clearTimeout(timer);
    timer = setTimeout(() => paint(frame), REPAINT_MS);
  }
  draw();
  return {
    stream,
    nowMs: () => ownMs,
    follow(video, options) {
      const drawNext = () => {
        clearTimeout(timer);
        timer = setTimeout(draw, Math.max(0, drawnMs + stepMs - performance.now()));
      };
      const frames = followVideo(video, {
        ...options,
        readFacts() {
          // It was not left out. Shown twice it would be worked on twice, and the next one be late.
          clearTimeout(timer);
          return { nowMs: ownMs, captureTimeMs: isClockStill ? 0 : ownMs };
        },
        onDetection(detection, time) {
          options.onDetection(detection, time);
          drawNext();
        },
        onError(failure, error, time) {
          options.onError(failure, error, time);
          drawNext();
        },
      });
      draw();
      return {
        ...frames,
        stop() {
          clearTimeout(timer);
          frames.stop();
        },
      };
    },
    async lower() {
      if (isSmall) return false;
      isSmall = true;
      return true;
    },
    close() {
      clearTimeout(timer);
      track?.stop();
    },
  };
}

function createPerson(places: readonly Place[]) {
  const onPages = places.filter(({ isOnPages }) => isOnPages);
  let current = findNearest(places, { u: 0.5, v: 0.5 });
  let goal = current;
  let goalMs = 0;
  let pageMs: number | undefined;
  let count = 0;
  return {
    lookAt(tMs: number, shown: Shown | undefined): { place: Place; frame: ImageBitmap } {
      pageMs = shown === undefined ? (pageMs ?? tMs) : undefined;
      const turn = Math.floor((tMs - (pageMs ?? tMs)) / PAGE_LOOK_MS) % onPages.length;
      const next = shown ? findNearest(places, shown) : (onPages[turn] ?? current);
      if (next !== goal) {
        goal = next;
        goalMs = tMs;
      }
      if (tMs - goalMs >= REACTION_MS) current = goal;
      count++;
      const frame = current.frames[count % current.frames.length];
      if (frame === undefined) throw new Error('a place without frames');
      return { place: current, frame };
    },
  };
}

/** Place to look at, in shares of the page box; nothing where a page is shown. */
function findShown(): Shown | undefined {
  const box = document.querySelector('[data-look-at]')?.getBoundingClientRect();
  if (box === undefined) return undefined;
  return {
    u: (box.x + box.width / 2) / innerWidth,
    v: (box.y + box.height / 2) / innerHeight,
  };
}

function findNearest(places: readonly Place[], at: Shown): Place {
  const measure = ({ u, v }: Place) => Math.hypot(u - at.u, v - at.v);
  return places.reduce((a, b) => (measure(b) < measure(a) ? b : a));
}

async function loadFilm(url: string) {
  const film = (await (await fetch(url)).json()) as Film;
  const places = await Promise.all(
    film.places.map(async ({ frames, ...place }) => ({
      ...place,
      frames: await Promise.all(frames.map(toBitmap)),
    })),
  );
  return { ...film, places };
}

function toBitmap(base64: string): Promise<ImageBitmap> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
}

import { createBodySheets, createHeadParts } from '#model/body-sheets.ts';
import type { Face } from '#model/face.ts';
import { createGlassesSheets, createLens, type Lens } from '#model/glasses-sheets.ts';
import { createHeadSheet } from '#model/head-sheet.ts';
import type { Sheet } from '#model/sheet.ts';
import type { Glasses } from '#scene/scene.ts';

/** Everything of a face that does not change from frame to frame. */
export interface Actor {
  readonly head: Sheet;
  /** Per grid point of the head: 1 and 2 near the eye on the left and right of the frame, else 0. */
  readonly eyeZones: Uint8Array;
  readonly headParts: readonly Sheet[];
  readonly body: readonly Sheet[];
}

export interface WornGlasses {
  readonly sheets: readonly Sheet[];
  readonly lenses: readonly Lens[];
}

const actors = new WeakMap<Face, Actor>();
const worn = new WeakMap<Glasses, WeakMap<Face, WornGlasses>>();

/** Building takes about a second; the same face object is built once. */
export function getActor(face: Face): Actor {
  const known = actors.get(face);
  if (known) return known;
  const head = createHeadSheet(face);
  const actor: Actor = {
    head,
    eyeZones: findEyeZones(head, face),
    headParts: createHeadParts(face),
    body: createBodySheets(face),
  };
  actors.set(face, actor);
  return actor;
}

export function getWornGlasses(face: Face, glasses: Glasses): WornGlasses {
  const faces = worn.get(glasses) ?? new WeakMap<Face, WornGlasses>();
  worn.set(glasses, faces);
  const known = faces.get(face);
  if (known) return known;
  const fitted: WornGlasses = {
    sheets: createGlassesSheets(face.eyes, glasses),
    lenses: ([-1, 1] as const).map((side) => createLens(face.eyes, glasses, side)),
  };
  faces.set(face, fitted);
  return fitted;
}

function findEyeZones({ positions }: Sheet, { eyes }: Face): Uint8Array {
  const zones = new Uint8Array(positions.length / 3);
  for (let i = 0; i < zones.length; i++) {
    const x = positions[3 * i] as number;
    const y = positions[3 * i + 1] as number;
    const z = positions[3 * i + 2] as number;
    if (z < -25 || Math.abs(Math.abs(x) - eyes.apartMm / 2) > 20 || Math.abs(y) > 15) continue;
    zones[i] = x < 0 ? 1 : 2;
  }
  return zones;
}

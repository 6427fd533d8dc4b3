import type { DEVICES, GLASSES, LIGHTS, Movement } from '@fovea/faces';

/** Facts that a session was drawn with. */
export interface SessionFacts {
  readonly name: string;
  /** `bench` judges the method, `people` and `glare` are what trials of the gate are made of. */
  readonly purpose: 'bench' | 'people' | 'glare';
  readonly seed: number;
  readonly face: number;
  readonly device: keyof typeof DEVICES;
  readonly movement: Movement;
  /** `behind` is a window behind the device, which lenses mirror into the camera. */
  readonly light: keyof typeof LIGHTS | 'behind';
  readonly glasses: keyof typeof GLASSES | 'none' | 'blind';
}

const LIGHT_TURNS = ['even', 'lamp', 'side', 'dim', 'window'] as const;
/** Seven turns share no factor with lights and sessions, so that all pairs come up. */
const GLASSES_TURNS = ['none', 'thin', 'none', 'thick', 'none', 'none', 'mirror'] as const;

/** No face and no seed below was looked at while the method or its gate was made. */
const BENCH_FACE = 20;
const BENCH_SEED = 7000;
const PEOPLE_FACE = 100;
const PEOPLE_SEED = 8000;
const GLARE_FACE = 70;
const GLARE_SEED = 9000;

const LAST_SESSION = [
  { device: 'phone', movement: 'static' },
  { device: 'tablet', movement: 'shift' },
  { device: 'phone', movement: 'shift' },
] as const;

/** Six faces of six skin tones, four sessions each. */
export function listBenchSessions(): SessionFacts[] {
  return Array.from({ length: 24 }, (_, i) => {
    const face = Math.floor(i / 4);
    const setting = [
      { device: 'phone', movement: 'sway' } as const,
      { device: 'phone', movement: 'shift' } as const,
      { device: 'tablet', movement: 'sway' } as const,
      take(LAST_SESSION, face),
    ];
    return toFacts('bench', i, {
      ...take(setting, i),
      seed: BENCH_SEED + i,
      face: BENCH_FACE + face,
      light: take(LIGHT_TURNS, 2 * i + face),
      glasses: take(GLASSES_TURNS, i),
    });
  });
}

/** People who follow the dots, shown twice, in any light, with bare eyes or glasses that mirror little. */
export function listPeople(count: number): SessionFacts[] {
  return Array.from({ length: count }, (_, i) =>
    toFacts('people', i, {
      seed: PEOPLE_SEED + i,
      face: PEOPLE_FACE + i,
      device: i % 4 === 3 ? 'tablet' : 'phone',
      movement: i % 6 === 5 ? 'static' : 'sway',
      light: take(LIGHT_TURNS, i),
      glasses: take(['none', 'thin', 'none', 'thick', 'none', 'none', 'none'], i),
    }),
  );
}

/** People whose lenses mirror a window over both eyes. */
export function listGlare(count: number): SessionFacts[] {
  return Array.from({ length: count }, (_, i) =>
    toFacts('glare', i, {
      seed: GLARE_SEED + i,
      face: GLARE_FACE + i,
      device: i % 4 === 3 ? 'tablet' : 'phone',
      movement: 'sway',
      light: 'behind',
      glasses: 'blind',
    }),
  );
}

function toFacts(
  purpose: SessionFacts['purpose'],
  i: number,
  facts: Omit<SessionFacts, 'name' | 'purpose'>,
): SessionFacts {
  const { face, device, movement, light, glasses } = facts;
  const name = `${purpose}-${i}-face-${face}-${device}-${movement}-${light}-${glasses}`;
  return { name, purpose, ...facts };
}

function take<T>(turns: readonly T[], i: number): T {
  return turns[i % turns.length] as T;
}

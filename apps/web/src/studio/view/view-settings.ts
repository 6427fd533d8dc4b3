import { DEFAULT_VIEW, HEAT_KINDS, HEAT_LOOKS, TRAILS_MS, type ViewOptions } from '@fovea/stage';

/** Lanes of the dock under the ruler. */
export const LANES = ['immersion', 'aois', 'scarf', 'validGaze'] as const;
export type Lane = (typeof LANES)[number];

/** How somebody likes to see gaze, whatever the project. */
export interface ViewSettings
  extends Pick<
    ViewOptions,
    'kind' | 'look' | 'hasContours' | 'sigmaDegrees' | 'opacity' | 'trailMs'
  > {
  /** In its own colours under maps and paths too. */
  readonly isPictureAsIs: boolean;
  /** Outlines of areas of interest. */
  readonly hasAreas: boolean;
  readonly hiddenLanes: readonly Lane[];
}

export const DEFAULT_SETTINGS: ViewSettings = {
  kind: DEFAULT_VIEW.kind,
  look: DEFAULT_VIEW.look,
  hasContours: DEFAULT_VIEW.hasContours,
  sigmaDegrees: DEFAULT_VIEW.sigmaDegrees,
  opacity: DEFAULT_VIEW.opacity,
  trailMs: DEFAULT_VIEW.trailMs,
  isPictureAsIs: false,
  hasAreas: true,
  hiddenLanes: ['scarf'],
};

export const SIGMA_DEGREES = { min: 0.5, max: 2.5, step: 0.25 } as const;
export const OPACITY = { min: 0.2, max: 1, step: 0.05 } as const;

/** JSON has no number for a trail without end. */
const ENDLESS = 'all';

const toKey = (userId: string) => `fovea.view.${userId}`;

/** Kept settings, as far as they still mean something. */
export function readSettings(storage: Pick<Storage, 'getItem'>, userId: string): ViewSettings {
  const kept = parse(storage.getItem(toKey(userId)));
  const pick = <T>(values: readonly T[], value: unknown, fallback: T): T =>
    values.find((each) => each === value) ?? fallback;
  const within = (value: unknown, { min, max }: { min: number; max: number }, fallback: number) =>
    typeof value === 'number' && value >= min && value <= max ? value : fallback;
  const hidden = Array.isArray(kept.hiddenLanes) ? kept.hiddenLanes : DEFAULT_SETTINGS.hiddenLanes;
  return {
    kind: pick(HEAT_KINDS, kept.kind, DEFAULT_SETTINGS.kind),
    look: pick(HEAT_LOOKS, kept.look, DEFAULT_SETTINGS.look),
    hasContours: kept.hasContours === true,
    sigmaDegrees: within(kept.sigmaDegrees, SIGMA_DEGREES, DEFAULT_SETTINGS.sigmaDegrees),
    opacity: within(kept.opacity, OPACITY, DEFAULT_SETTINGS.opacity),
    trailMs: pick(
      TRAILS_MS,
      kept.trailMs === ENDLESS ? Number.POSITIVE_INFINITY : kept.trailMs,
      DEFAULT_SETTINGS.trailMs,
    ),
    isPictureAsIs: kept.isPictureAsIs === true,
    hasAreas: kept.hasAreas !== false,
    hiddenLanes: LANES.filter((lane) => hidden.includes(lane)),
  };
}

export function keepSettings(
  storage: Pick<Storage, 'setItem'>,
  userId: string,
  settings: ViewSettings,
): void {
  const trailMs = Number.isFinite(settings.trailMs) ? settings.trailMs : ENDLESS;
  storage.setItem(toKey(userId), JSON.stringify({ ...settings, trailMs }));
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Stops in order: percent of the top, red, green, blue (0..255), alpha in percent. */
export type ColorRamp = readonly (readonly [
  percent: number,
  red: number,
  green: number,
  blue: number,
  alphaPercent: number,
])[];

/**
 * Alpha is part of a ramp, so that what nobody looked at stays clear. `ember` is ours: its
 * lightness rises without a break, so it reads in grey and for every kind of colour vision.
 * `classic` is not safe for colour-blind viewers.
 */
export const HEAT_RAMPS = {
  ember: [
    [10, 66, 20, 128, 0],
    [20, 82, 24, 132, 38],
    [34, 128, 30, 116, 64],
    [50, 188, 55, 84, 76],
    [70, 237, 105, 37, 84],
    [86, 251, 180, 60, 90],
    [100, 252, 255, 190, 95],
  ],
  viridis: [
    [10, 68, 1, 84, 0],
    [20, 72, 40, 120, 38],
    [34, 59, 82, 139, 64],
    [50, 38, 130, 142, 76],
    [70, 53, 183, 121, 84],
    [86, 144, 215, 67, 90],
    [100, 253, 231, 37, 95],
  ],
  cividis: [
    [10, 0, 34, 78, 0],
    [20, 18, 53, 112, 38],
    [34, 66, 78, 108, 64],
    [50, 112, 113, 115, 76],
    [70, 165, 156, 116, 84],
    [86, 209, 191, 97, 90],
    [100, 254, 232, 56, 95],
  ],
  classic: [
    [10, 0, 0, 255, 0],
    [20, 0, 40, 255, 38],
    [34, 0, 190, 220, 64],
    [50, 0, 210, 60, 76],
    [70, 220, 230, 0, 84],
    [86, 255, 150, 0, 90],
    [100, 235, 0, 0, 95],
  ],
} as const satisfies Record<string, ColorRamp>;

export type HeatRamp = keyof typeof HEAT_RAMPS;

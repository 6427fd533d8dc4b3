/** Drawn by hand for the public pages; no participant made them. Units: a picture of 390 by 845. */
export interface GazeDrawing {
  /** Looks in order: x, y, radius. */
  readonly looks: readonly (readonly [x: number, y: number, r: number])[];
  /** Where it is hot: x, y, radius, heat from 0 to 1. */
  readonly heat: readonly (readonly [x: number, y: number, r: number, heat: number])[];
}

export const DRINK_AD: GazeDrawing = {
  looks: [
    [196, 330, 22],
    [120, 118, 17],
    [224, 150, 13],
    [150, 226, 10],
    [200, 470, 24],
    [228, 560, 13],
    [150, 736, 18],
    [250, 740, 12],
  ],
  heat: [
    [196, 400, 120, 1],
    [200, 520, 105, 0.8],
    [140, 120, 100, 0.6],
    [230, 165, 80, 0.45],
    [200, 738, 95, 0.55],
    [70, 590, 60, 0.25],
  ],
};

export const DRINK_AD_B: GazeDrawing = {
  looks: [
    [220, 220, 24],
    [150, 330, 14],
    [130, 560, 18],
    [240, 600, 13],
    [180, 740, 15],
  ],
  heat: [
    [210, 240, 125, 1],
    [150, 560, 105, 0.65],
    [250, 600, 80, 0.4],
    [190, 740, 90, 0.45],
  ],
};

export const PRODUCT_PAGE: GazeDrawing = {
  looks: [
    [196, 200, 24],
    [206, 268, 14],
    [120, 432, 17],
    [220, 452, 12],
    [106, 514, 20],
    [150, 600, 13],
    [180, 690, 22],
    [212, 196, 15],
  ],
  heat: [
    [196, 210, 115, 1],
    [140, 440, 95, 0.55],
    [110, 514, 80, 0.7],
    [170, 692, 95, 0.6],
  ],
};

export const BANK_APP: GazeDrawing = {
  looks: [
    [140, 150, 22],
    [150, 370, 20],
    [90, 425, 13],
    [230, 262, 14],
    [110, 560, 16],
    [280, 600, 11],
  ],
  heat: [
    [140, 150, 105, 0.9],
    [150, 372, 115, 1],
    [90, 425, 70, 0.6],
    [120, 575, 95, 0.4],
    [300, 262, 60, 0.3],
  ],
};

export const RUNNING_FILM: GazeDrawing = {
  looks: [
    [196, 470, 22],
    [130, 220, 18],
    [230, 262, 13],
    [190, 540, 20],
    [214, 470, 12],
    [120, 690, 14],
  ],
  heat: [
    [196, 490, 120, 1],
    [150, 230, 95, 0.5],
  ],
};

// Points of the canonical face of MediaPipe that stand firm when a face moves, in cm, with y up and
// z towards the viewer, and how much each counts. From face_geometry/data/
// geometry_pipeline_metadata_landmarks of @mediapipe/face_mesh, Copyright The MediaPipe Authors,
// Apache License 2.0; see NOTICE.md.

export interface FirmPoint {
  readonly point: number;
  readonly weight: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Point, weight, y and z on the line through the nose. */
const MIDDLE = [
  [4, 0.07090994, -0.46317, 7.58658],
  [6, 0.03210014, 2.473255, 5.788627],
  [10, 0.00844655, 8.261778, 4.481535],
] as const;

/** Point on the left of the frame, its mirror image, weight, x of the right one, y and z. */
const PAIRS = [
  [33, 263, 0.05872417, 4.445859, 2.663991, 3.173422],
  [54, 284, 0.00766708, 6.279331, 6.615427, 1.42585],
  [67, 297, 0.00907806, 3.523964, 8.005976, 3.729163],
  [117, 346, 0.00979194, 5.258659, 0.945811, 2.974312],
  [119, 348, 0.01456537, 3.300681, 0.861641, 3.872784],
  [121, 350, 0.01859136, 1.820731, 1.467954, 4.224124],
  [127, 356, 0.00519799, 7.743095, 2.364999, -2.005167],
  [129, 358, 0.12062521, 1.785794, -0.978284, 4.85047],
  [132, 361, 0.00556002, 7.270895, -2.890917, -2.252455],
  [133, 362, 0.05328618, 1.856432, 2.585245, 3.757904],
  [136, 365, 0.06689046, 5.085276, -7.17859, 0.714711],
  [143, 372, 0.01481655, 6.407571, 2.236021, 1.560843],
  [147, 376, 0.01426283, 6.234883, -1.94443, 1.663542],
  [198, 420, 0.02546219, 1.246815, 0.230297, 5.681036],
  [205, 425, 0.04725228, 3.832928, -1.537326, 4.137731],
] as const;

export const FIRM_POINTS: readonly FirmPoint[] = [
  ...MIDDLE.map(([point, weight, y, z]) => ({ point, weight, x: 0, y, z })),
  ...PAIRS.flatMap(([left, right, weight, x, y, z]) => [
    { point: left, weight, x: -x, y, z },
    { point: right, weight, x, y, z },
  ]),
];

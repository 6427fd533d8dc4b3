import type { GraphTail } from './extend-model.ts';
import {
  IRIS_DEPTH_POINTS,
  IRIS_POINTS,
  LEFT_EYE,
  LIPS,
  MESH_POINTS,
  RIGHT_EYE,
} from './landmark-tables.ts';

const POINTS = MESH_POINTS + 2 * IRIS_POINTS;

/**
 * The attention model gives the mesh, lips, both eyes, both irises and presence apart; the landmark
 * task wants 478 points in one tensor, and presence. Refined points replace those of the mesh.
 */
export function mergeOutputs(graph: GraphTail, outputs: readonly number[]): number[] {
  if (outputs.length !== 7) throw new RangeError(`${outputs.length} outputs, not 7`);
  const [mesh, lips, leftEye, rightEye, leftIris, rightIris, presence] = outputs as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const reshape = (tensor: number, shape: readonly number[]) =>
    graph.addOperator('reshape', [tensor, graph.addConstant(shape)], shape);
  const slice = (tensor: number, from: number, to: number) => {
    const bounds = [
      [0, from],
      [MESH_POINTS, to],
      [1, 1],
    ].map((each) => graph.addConstant(each));
    return graph.addOperator('stridedSlice', [tensor, ...bounds], [MESH_POINTS, to - from]);
  };
  const points = reshape(mesh, [MESH_POINTS, 3]);
  const parts = [
    slice(points, 0, 2),
    reshape(lips, [LIPS.length, 2]),
    reshape(leftEye, [LEFT_EYE.length, 2]),
    reshape(rightEye, [RIGHT_EYE.length, 2]),
    reshape(leftIris, [IRIS_POINTS, 2]),
    reshape(rightIris, [IRIS_POINTS, 2]),
  ];
  const rows = POINTS + LIPS.length + LEFT_EYE.length + RIGHT_EYE.length;
  const all = graph.addOperator('concatenation', parts, [rows, 2], 0);
  const places = graph.addConstant(listRows());
  const xy = graph.addOperator('gather', [all, places], [POINTS, 2], 0);
  const depthPlaces = graph.addConstant(listDepthRows());
  const z = graph.addOperator('gather', [slice(points, 2, 3), depthPlaces], [POINTS, 1], 0);
  const merged = graph.addOperator('concatenation', [xy, z], [POINTS, 3], 1);
  return [reshape(merged, [1, 1, 1, POINTS * 3]), presence];
}

/** For each of the 478 points its row among mesh, lips, eyes and irises, one behind the other. */
export function listRows(): number[] {
  const refined = [...LIPS, ...LEFT_EYE, ...RIGHT_EYE];
  const irisRow = MESH_POINTS + refined.length;
  const rows = Array.from({ length: POINTS }, (_, i) =>
    i < MESH_POINTS ? i : irisRow + i - MESH_POINTS,
  );
  refined.forEach((point, i) => {
    rows[point] = MESH_POINTS + i;
  });
  return rows;
}

function listDepthRows(): number[] {
  const [left, right] = IRIS_DEPTH_POINTS;
  const toRow = (i: number) => (i < MESH_POINTS ? i : i < MESH_POINTS + IRIS_POINTS ? left : right);
  return Array.from({ length: POINTS }, (_, i) => toRow(i));
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildTask } from './build-task.ts';
import { extendModel } from './extend-model.ts';
import { byte, bytes, floats, int, ints, kept, ref, refs, table, text } from './flat-nodes.ts';
import { IRIS_POINTS, LEFT_EYE, LIPS, MESH_POINTS, RIGHT_EYE } from './landmark-tables.ts';
import { listRows } from './merge-outputs.ts';
import { readFlat } from './read-flat.ts';
import { writeStoredZip } from './stored-zip.ts';
import { writeFlat } from './write-flat.ts';

const folder = new URL('./', import.meta.resolve('@mediapipe/face_mesh/package.json'));
const packed = {
  data: new Uint8Array(readFileSync(new URL('face_mesh_solution_packed_assets.data', folder))),
  loader: readFileSync(new URL('face_mesh_solution_packed_assets_loader.js', folder), 'utf8'),
};
const task = buildTask(packed);

/** Names and places of what a zip archive holds, by its own directory. */
function listEntries(zip: Uint8Array): { name: string; from: number; size: number }[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.length);
  const end = zip.length - 22;
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const nameBytes = view.getUint16(at + 28, true);
    const local = view.getUint32(at + 42, true);
    const entry = {
      name: new TextDecoder().decode(zip.subarray(at + 46, at + 46 + nameBytes)),
      from: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
      size: view.getUint32(at + 24, true),
    };
    at += 46 + nameBytes;
    return entry;
  });
}

it('[MO1] makes the same bytes of the same package every time', () => {
  expect(createHash('sha256').update(task).digest('hex')).toBe(
    '9de257e2416e54c25dcd1657878b58a977338727c775f7be9fa09c856c0320c0',
  );
  expect(task.length).toBeLessThan(2.8e6);
});

it('[MO2] bundles detector, landmark model and geometry, each at a multiple of 16', () => {
  const entries = listEntries(task);
  expect(entries.map(({ name }) => name)).toEqual([
    'face_detector.tflite',
    'face_landmarks_detector.tflite',
    'geometry_pipeline_metadata_landmarks.binarypb',
  ]);
  for (const { from } of entries) expect(from % 16).toBe(0);
});

it('[MO3] leaves the weights as they are and gives two outputs', () => {
  const [, entry] = listEntries(task);
  if (!entry) throw new Error('no model');
  const model = task.slice(entry.from, entry.from + entry.size);
  expect(new TextDecoder().decode(model.subarray(4, 8))).toBe('TFL3');
  const original = packed.data.subarray(0, 2_495_952);
  expect(Buffer.from(model).subarray(-original.length).equals(Buffer.from(original))).toBe(true);
  const { root, listItems, follow } = readFlat(model);
  const [graph] = listItems(root, 2).map(follow);
  expect(listItems(graph ?? 0, 2).length).toBe(2);
});

it('[MO4] takes refined points of lips, eyes and irises in place of the mesh', () => {
  const rows = listRows();
  expect(rows.length).toBe(MESH_POINTS + 2 * IRIS_POINTS);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows[4]).toBe(4);
  expect(rows[LIPS[0] ?? 0]).toBe(MESH_POINTS);
  expect(rows[LEFT_EYE[0] ?? 0]).toBe(MESH_POINTS + LIPS.length);
  expect(rows[RIGHT_EYE[0] ?? 0]).toBe(MESH_POINTS + LIPS.length + LEFT_EYE.length);
  expect(rows.at(-1)).toBe(MESH_POINTS + LIPS.length + 2 * LEFT_EYE.length + 2 * IRIS_POINTS - 1);
  expect(new Set([...LIPS, ...LEFT_EYE, ...RIGHT_EYE]).size).toBe(80 + 71 + 71);
});

it('[MO5] refuses what is no such package or model', () => {
  expect(() => buildTask({ ...packed, loader: '' })).toThrow(RangeError);
  expect(() => buildTask({ ...packed, data: packed.data.slice(0, 1000) })).toThrow(RangeError);
  const empty = writeFlat(table([int(0, 3)]), 'TFL3');
  expect(() => extendModel(empty, { mean: 0, std: 1 })).toThrow(RangeError);
});

it('[MO6] writes tables that can be read again, with kept ones behind them', () => {
  const old = writeFlat(table([int(1, 7)]), 'TEST');
  const oldRoot = readFlat(old).root;
  const root = table([
    int(0, -5),
    byte(2, 9),
    ref(3, ints([1, 2, 3])),
    ref(4, refs([kept(oldRoot), table([ref(0, text('abc'))])])),
    ref(5, floats([0.5])),
    ref(6, bytes(Uint8Array.of(1, 2, 3))),
  ]);
  const out = writeFlat(root, 'TEST', old);
  const reader = readFlat(out);
  const field = (slot: number) => reader.findField(reader.root, slot) ?? -1;
  expect(reader.readInt(field(0))).toBe(-5);
  expect(reader.findField(reader.root, 1)).toBeUndefined();
  expect(out[field(2)]).toBe(9);
  expect(reader.listItems(reader.root, 3).map(reader.readInt)).toEqual([1, 2, 3]);
  const [keptAt = 0] = reader.listItems(reader.root, 4).map(reader.follow);
  expect(reader.readInt(reader.findField(keptAt, 1) ?? -1)).toBe(7);
  expect((reader.follow(field(6)) + 4) % 16).toBe(0);
  expect(reader.listItems(reader.root, 9)).toEqual([]);
});

it('[MO7] stores files with the checksum that other tools expect', () => {
  const zip = writeStoredZip([{ name: 'a', content: new TextEncoder().encode('123456789') }]);
  expect(new DataView(zip.buffer).getUint32(14, true)).toBe(0xcbf43926);
  expect(listEntries(zip)).toMatchObject([{ name: 'a', size: 9 }]);
});

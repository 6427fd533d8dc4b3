import type { FlatField, FlatNode } from './flat-nodes.ts';

type Written = Exclude<FlatNode, { kind: 'kept' }>;
type Table = Extract<FlatNode, { kind: 'table' }>;

/** Kept bytes may hold data that needs so much. */
const KEPT_ALIGNMENT = 64;
const BYTES_ALIGNMENT = 16;
const encoder = new TextEncoder();

/** A buffer of the nodes under `root`, with `keptBytes` behind them. */
export function writeFlat(
  root: FlatNode,
  identifier: string,
  keptBytes: Uint8Array = new Uint8Array(0),
): Uint8Array {
  const nodes = listNodes(root);
  const places = new Map<FlatNode, number>();
  let end = 8;
  for (const node of nodes) {
    const { place, next } = placeNode(node, end);
    places.set(node, place);
    end = next;
  }
  const keptFrom = alignUp(end, KEPT_ALIGNMENT);
  const out = new Uint8Array(keptFrom + keptBytes.length);
  out.set(keptBytes, keptFrom);
  const view = new DataView(out.buffer);
  const placeOf = (node: FlatNode) =>
    node.kind === 'kept' ? keptFrom + node.offset : (places.get(node) as number);
  view.setUint32(0, placeOf(root), true);
  out.set(encoder.encode(identifier), 4);
  for (const node of nodes) writeNode(node, placeOf(node), { out, view, placeOf });
  return out;
}

/** Parents before children: offsets of this format are unsigned. */
function listNodes(root: FlatNode): Written[] {
  const found = new Set<Written>();
  const waiting: FlatNode[] = [root];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    if (node.kind === 'kept' || found.has(node)) continue;
    found.add(node);
    if (node.kind === 'refs') waiting.push(...node.items);
    if (node.kind !== 'table') continue;
    for (const { value } of node.fields) if (typeof value === 'object') waiting.push(value);
  }
  return [...found];
}

function alignUp(offset: number, to: number): number {
  return Math.ceil(offset / to) * to;
}

function measureVtable({ fields }: Table): number {
  return 4 + 2 * (Math.max(-1, ...fields.map(({ slot }) => slot)) + 1);
}

/** Where a node stands when the bytes up to `end` are taken, and what is taken after it. */
function placeNode(node: Written, end: number): { place: number; next: number } {
  if (node.kind === 'table') {
    const place = alignUp(alignUp(end, 4) + measureVtable(node), 4);
    return { place, next: place + 4 + 4 * node.fields.length };
  }
  if (node.kind === 'bytes') {
    const place = alignUp(end, BYTES_ALIGNMENT) + BYTES_ALIGNMENT - 4;
    return { place, next: place + 4 + node.bytes.length };
  }
  const place = alignUp(end, 4);
  if (node.kind === 'text') return { place, next: place + 4 + encode(node.text).length + 1 };
  const count = node.kind === 'refs' ? node.items.length : node.values.length;
  return { place, next: place + 4 + 4 * count };
}

function encode(value: string): Uint8Array {
  return encoder.encode(value);
}

interface Output {
  readonly out: Uint8Array;
  readonly view: DataView;
  readonly placeOf: (node: FlatNode) => number;
}

function writeNode(node: Written, place: number, { out, view, placeOf }: Output): void {
  if (node.kind === 'table') {
    writeTable(node, place, { out, view, placeOf });
  } else if (node.kind === 'text' || node.kind === 'bytes') {
    const content = node.kind === 'text' ? encode(node.text) : node.bytes;
    view.setUint32(place, content.length, true);
    out.set(content, place + 4);
  } else if (node.kind === 'refs') {
    view.setUint32(place, node.items.length, true);
    node.items.forEach((item, i) => {
      const at = place + 4 + 4 * i;
      view.setUint32(at, placeOf(item) - at, true);
    });
  } else {
    view.setUint32(place, node.values.length, true);
    node.values.forEach((value, i) => {
      const at = place + 4 + 4 * i;
      if (node.kind === 'ints') view.setInt32(at, value, true);
      else view.setFloat32(at, value, true);
    });
  }
}

function writeTable(node: Table, place: number, { view, placeOf }: Output): void {
  const vtableBytes = measureVtable(node);
  const vtable = place - alignUp(vtableBytes, 4);
  view.setUint16(vtable, vtableBytes, true);
  view.setUint16(vtable + 2, 4 + 4 * node.fields.length, true);
  view.setInt32(place, place - vtable, true);
  node.fields.forEach((field: FlatField, i) => {
    const at = place + 4 + 4 * i;
    view.setUint16(vtable + 4 + 2 * field.slot, at - place, true);
    if (typeof field.value === 'object') view.setUint32(at, placeOf(field.value) - at, true);
    else if (field.isByte) view.setInt8(at, field.value);
    else view.setInt32(at, field.value, true);
  });
}

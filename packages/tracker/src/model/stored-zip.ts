import { measureCrc32 } from '@fovea/gaze/samples';

export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
}

/** Models are read in place, so that each begins at a multiple of this. */
const ALIGNMENT = 16;
const encoder = new TextEncoder();

/** A zip archive without compression, as the tasks runtime wants it. The same bytes every time. */
export function writeStoredZip(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const nameBytes = encoder.encode(name);
    const crc = measureCrc32(content);
    const headBytes = 30 + nameBytes.length;
    const padding = (ALIGNMENT - ((offset + headBytes) % ALIGNMENT)) % ALIGNMENT;
    const local = toRecord(headBytes + padding, 0x04034b50, { at: 14, crc, content, nameBytes });
    local.setUint16(4, 10, true);
    local.setUint16(28, padding, true);
    const central = toRecord(46 + nameBytes.length, 0x02014b50, {
      at: 16,
      crc,
      content,
      nameBytes,
    });
    central.setUint16(4, 10, true);
    central.setUint16(6, 10, true);
    central.setUint32(42, offset, true);
    parts.push(writeName(local, 30, nameBytes), content);
    directory.push(writeName(central, 46, nameBytes));
    offset += headBytes + padding + content.length;
  }
  const directoryBytes = directory.reduce((sum, each) => sum + each.length, 0);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, entries.length, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(12, directoryBytes, true);
  end.setUint32(16, offset, true);
  return join([...parts, ...directory, new Uint8Array(end.buffer)]);
}

interface RecordFields {
  /** Where the checksum stands; both sizes and the length of the name follow it. */
  readonly at: number;
  readonly crc: number;
  readonly content: Uint8Array;
  readonly nameBytes: Uint8Array;
}

function toRecord(
  bytes: number,
  signature: number,
  { at, crc, content, nameBytes }: RecordFields,
): DataView {
  const view = new DataView(new ArrayBuffer(bytes));
  view.setUint32(0, signature, true);
  view.setUint32(at, crc, true);
  view.setUint32(at + 4, content.length, true);
  view.setUint32(at + 8, content.length, true);
  view.setUint16(at + 12, nameBytes.length, true);
  return view;
}

function writeName(record: DataView, at: number, nameBytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(record.buffer);
  out.set(nameBytes, at);
  return out;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, each) => sum + each.length, 0));
  let offset = 0;
  for (const part of parts) {
    out.set(part, offset);
    offset += part.length;
  }
  return out;
}

/** The version of each kind of stored file that is written, and the only one that is read. */
export const FILE_VERSIONS = {
  'fovea-recording': 2,
  'fovea-aggregated': 3,
  'fovea-segments': 3,
  'fovea-segment': 3,
  'fovea-samples': 3,
  'fovea-findings': 3,
  'fovea-answers': 3,
  'fovea-maps': 3,
  'fovea-tombstone': 1,
} as const;
export type FileKind = keyof typeof FILE_VERSIONS;

/** Throws for another file than the one that is wanted, and for a version that has no reader. */
export function checkFile(
  file: { readonly format: unknown; readonly v: unknown },
  kind: FileKind,
): void {
  if (file.format !== kind) throw new RangeError(refuseKind(kind, file.format));
  if (file.v !== FILE_VERSIONS[kind]) throw new RangeError(refuseVersion(kind, file.v));
}

export function refuseKind(kind: FileKind, found: unknown): string {
  return `the file is ${String(found)}, not ${kind}`;
}

export function refuseVersion(kind: FileKind, found: unknown): string {
  return `${kind} has version ${String(found)}, and only version ${FILE_VERSIONS[kind]} can be read`;
}

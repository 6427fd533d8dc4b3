const KINDS = ['project', 'page', 'asset', 'recording', 'area', 'keyframe'] as const;

/** Ids of the sample are the same whenever it is made. No server gives such: they are of the year 2019. */
export function toSampleId(kind: (typeof KINDS)[number], number: number): string {
  const group = (KINDS.indexOf(kind) + 1).toString().padStart(4, '0');
  return `016b5e6d-${group}-7000-8000-${number.toString().padStart(12, '0')}`;
}

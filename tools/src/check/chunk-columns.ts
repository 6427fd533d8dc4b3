import { findLine, type Problem, toProblem } from './problem.ts';

/** Proofs and tests read chunks on their own, so that one mistake is not made on both sides. */
const KNOWS_COLUMNS =
  /^packages\/(contract|records)\/|^proofs\/|^tools\/src\/check\/|^packages\/testkit\/|[.]test[.]tsx?$|\/testing\//;
const FORMAT = /['"`]fovea-(?:chunk|samples|findings|answers|maps)['"`]/;
const CHUNK_NAME =
  /\b(?:StoredChunk|AggregatedChunk|aggregatedChunk|SamplesChunk|SegmentFindings)\b/;
const COLUMN = /[.](?:counts|scroll|scale|enc)\b|[{,]\s*(?:counts|scroll|scale|enc)\b/;

/** A chunk of records is decoded in one place. */
export function checkChunkColumns(path: string, text: string): Problem[] {
  if (KNOWS_COLUMNS.test(path) || !/[.]tsx?$/.test(path)) return [];
  const match = FORMAT.exec(text) ?? (CHUNK_NAME.test(text) ? COLUMN.exec(text) : null);
  if (match === null) return [];
  const message = 'reads the columns of a chunk: let @fovea/records do it';
  return [toProblem(path, message, findLine(text, match.index))];
}

export { type ChunkPart, type FixationTrack, readChunk, type ScreenTrack } from './read-chunk.ts';
export {
  type DecodedRecords,
  listBuffers,
  type RecordedPage,
  readRecords,
} from './read-records.ts';
export {
  appendParts,
  countSamples,
  createChunk,
  createEmptyPart,
  type FixationIntegers,
  isFull,
  measureRoom,
  type Part,
  raiseChunk,
  SAMPLE_COLUMNS,
  type SampleColumns,
} from './write-chunk.ts';

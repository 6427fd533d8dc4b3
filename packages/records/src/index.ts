export {
  type AnswerAggregate,
  type CountedWord,
  countWords,
  hasText,
} from './answer-texts.ts';
export {
  countLetters,
  type GivenAnswer,
  NO_ANSWERS,
  type ParticipantAnswers,
  splitAnswers,
  writeAnswers,
} from './answers-table.ts';
export { listBuffers } from './list-buffers.ts';
export { checkHash, WrongBytes } from './object-hash.ts';
export {
  EMPTY_PART,
  FIXATION_COLUMNS,
  type FixationIntegers,
  type FoundPart,
  type KeptFigures,
  type Part,
  SAMPLE_COLUMNS,
  type SampleColumns,
  toBasicFigures,
  toWholePx,
} from './parts.ts';
export { readPeople, writePeople } from './people-table.ts';
export {
  listMissingOfMap,
  type PageMap,
  type PictureMap,
  readFirstMap,
  readMaps,
  writeMaps,
} from './read-maps.ts';
export {
  type ByParticipant,
  type DecodedRecords,
  type FoundPage,
  type FoundRecords,
  readFindings,
  readParticipants,
  readRecords,
} from './read-records.ts';
export { readSegmentFindings, wasThere } from './read-segment.ts';
export type { FixationTrack, ScreenTrack } from './read-tracks.ts';
export {
  listBeside,
  listMissing,
  listRefs,
  listSegments,
  type RecordObjects,
  type Wanted,
} from './record-objects.ts';
export { toRankText, toShownOrder } from './shown-order.ts';
export { splitChunk, splitFindings } from './split-segment.ts';
export {
  type AskedQuestion,
  type ChoiceAggregate,
  type CrossTable,
  FAVOURITE,
  OTHER,
  type PickedAnswer,
  type QuestionResult,
  type SurveyQuery,
  type SurveyResults,
  summariseSurvey,
  toAnswerMask,
} from './survey-results.ts';
export { listTrackSources, type PlacedTrack, type TrackSource } from './track-sources.ts';
export {
  BAND_FROM,
  BANDS,
  type Band,
  countsByDefault,
  DEFAULT_BANDS,
  getBand,
  isValid,
} from './who-counts.ts';
export { ChunkCutter, cutChunks, writeFindings, writeSegment } from './write-segment.ts';

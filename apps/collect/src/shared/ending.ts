/** Why a run ends without a recording. */
export type Ending =
  | 'unknown'
  | 'test-over'
  | 'tests-full'
  | 'unreachable'
  | 'complete'
  | 'declined'
  | 'camera-too-slow'
  | 'camera-lost'
  | 'browser-unusable'
  | 'not-tracked'
  | 'too-late'
  | 'failed';

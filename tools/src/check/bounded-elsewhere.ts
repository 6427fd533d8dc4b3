import { AOI_LIMITS, type CALLS } from '@fovea/contract';

export interface Elsewhere {
  /** Most bytes as JSON: of a whole answer checked, of a part of one what is to be expected. */
  readonly bytes: number;
  /** What keeps it below that. */
  readonly why: string;
}

const KB = 1024;
const MB = 1024 * KB;

const WHOLE_PROJECT = {
  bytes: 6 * MB,
  why: '200 pictures with all their addresses; one has about 600 letters, which comes to 1.6 MB',
};
const ANSWERS_PROJECT = [
  'createProject',
  'getProject',
  'updateProject',
  'duplicateProject',
  'activateProject',
  'upgradeProject',
  'changeTarget',
  'finishProject',
  'updatePage',
  'saveDraft',
] as const satisfies readonly (keyof typeof CALLS)[];
const JOINED = { ...WHOLE_PROJECT, why: '200 pictures with their addresses, 1.2 MB as they are' };
const FILE = { bytes: 50 * MB, why: 'a file of one account: a line for each row of its history' };
const OF_ASSET = {
  bytes: AOI_LIMITS.assetBytesMax,
  why: 'bytes of an asset are counted when areas are written, and no server reads 1 MB of JSON',
};

/** Parts of answers and bodies that something else than their schema bounds. */
export const BOUNDED_ELSEWHERE: Readonly<Record<string, Elsewhere>> = {
  ...Object.fromEntries(ANSWERS_PROJECT.map((id) => [`${id} reply`, WHOLE_PROJECT])),
  'joinProject reply': JOINED,
  'joinTest reply': JOINED,
  'listAois reply.aoiList': {
    bytes: AOI_LIMITS.projectBytesMax,
    why: 'bytes of a project are counted when areas are written',
  },
  'createAoi body.keyframeAoi.keyframes': OF_ASSET,
  'updateAoi body.keyframeAoi.keyframes': OF_ASSET,
  'updateAoi reply.keyframeAoi.keyframes': OF_ASSET,
  'getFunnel reply.counts': {
    bytes: 20 * MB,
    why: 'hours of at most 31 days by step, page and kind of browser; no screen asks for them',
  },
  'getAggregatedRecords reply.chunks': {
    bytes: 2 * MB,
    why: 'an address for each segment, and segments are joined as a project grows',
  },
  'getAggregatedRecords reply.marks': {
    bytes: 7 * MB,
    why: 'one for each recording that its owner has marked, one call each; 100,000 at most',
  },
  'getCredits reply.parts': {
    bytes: MB,
    why: 'one for each end of sessions that an account has bought or been given',
  },
  'downloadCreditHistory reply': FILE,
  'downloadPurchases reply': FILE,
  'downloadTransferCodes reply': FILE,
};

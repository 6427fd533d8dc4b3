import type { FixationPreset } from '@fovea/gaze/events';
import type {
  ByParticipant,
  FoundPage,
  FoundRecords,
  PageMap,
  SurveyQuery,
  SurveyResults,
  Wanted,
} from '@fovea/records';
import type { PageTrack, StageLayout, SwarmTable } from '@fovea/stage';

export interface Address {
  readonly key: string;
  readonly url: string;
}

/** Addresses of the manifest, and of the objects that it names. */
export interface Addresses {
  readonly presignedUrl: string;
  readonly chunks: readonly Address[];
}

/** Objects whose addresses the worker does not know are asked for, and come by `addresses`. */
export type RecordsRequest =
  | {
      readonly ask: 'open';
      readonly presignedUrl: string;
      readonly wanted: Wanted;
      readonly addresses: readonly Address[];
    }
  | { readonly ask: 'survey'; readonly query: SurveyQuery }
  | { readonly ask: 'tracks'; readonly pageId: string; readonly stage: StageLayout }
  | { readonly ask: 'fixations'; readonly pageId: string; readonly preset: FixationPreset }
  | { readonly ask: 'addresses'; readonly addresses: readonly Address[] };

export type RecordsResponse =
  | { readonly found: FoundRecords }
  /** Comes before what was found, whose people are then left out. */
  | { readonly first: FirstRecords }
  | PageGaze
  | { readonly survey: SurveyResults }
  | { readonly fixations: FoundFixations }
  /** Keys of objects whose addresses are needed. */
  | { readonly missing: readonly string[] }
  | { readonly failure: string; readonly isGone: boolean };

/** Facts about very many people before the findings in their gaze. */
export interface FirstRecords extends Pick<FoundRecords, 'participants' | 'pages' | 'favourites'> {
  /** Maps of the people whom the default filter keeps, by the page's id. */
  readonly maps: ReadonlyMap<string, PageMap>;
}

/** Gaze on a page, on the stage. Of very many people only some are there, evenly among all. */
export type PageTracks = ByParticipant<PageTrack>;

export interface PageGaze {
  readonly tracks: PageTracks;
  /** Gaze of many people by moment, for drawing them all at once. */
  readonly swarm: SwarmTable | undefined;
}

export type FoundFixations = FoundPage['fixations'];

export class RecordsUnreadable extends Error {}

/** A newer version of the records does without an object of this one. */
export class RecordsReplaced extends RecordsUnreadable {}

export type SignObjects = (keys: readonly string[]) => Promise<readonly Address[]>;

/** Records of one version, read in a worker that keeps what it has loaded. */
export interface RecordsReader {
  /** Differs from reader to reader. */
  readonly id: number;
  /** Path of the manifest that was opened: another version has another. */
  readonly path: string | undefined;
  /** Opens the records; for very many people the first facts are told before. */
  open(
    addresses: Addresses,
    wanted: Wanted,
    onFirst?: (first: FirstRecords) => void,
  ): Promise<FoundRecords>;
  /** Like the next ones, after `open` with the findings. */
  summarise(query: SurveyQuery): Promise<SurveyResults>;
  readTracks(pageId: string, stage: StageLayout): Promise<PageGaze>;
  /** Fixations of everybody on a page, found anew in their gaze. */
  detect(pageId: string, preset: FixationPreset): Promise<FoundFixations>;
  close(): void;
}

let readers = 0;

/** Starts the worker at once, so that it is there when addresses are known. */
export function createRecordsReader(sign: SignObjects): RecordsReader {
  const worker = new Worker(new URL('./records-worker.ts', import.meta.url), { type: 'module' });
  let isClosed = false;
  let path: string | undefined;
  /** The worker answers one thing at a time. */
  let last: Promise<unknown> = Promise.resolve();
  let fail: (error: unknown) => void = () => undefined;
  const ask = (request: RecordsRequest, onFirst?: (first: FirstRecords) => void) => {
    const answered = last.then(
      () =>
        new Promise<RecordsResponse>((resolve, reject) => {
          if (isClosed) throw new RecordsUnreadable('closed');
          fail = reject;
          worker.onerror = (event) => reject(new RecordsUnreadable(event.message));
          worker.onmessage = ({ data }: MessageEvent<RecordsResponse>) => {
            if ('missing' in data) {
              sign(data.missing).then(
                (addresses) => worker.postMessage({ ask: 'addresses', addresses }),
                reject,
              );
            } else if ('first' in data) {
              onFirst?.(data.first);
            } else if ('failure' in data) {
              reject(new (data.isGone ? RecordsReplaced : RecordsUnreadable)(data.failure));
            } else {
              resolve(data);
            }
          };
          worker.postMessage(request);
        }),
    );
    last = answered.catch(() => undefined);
    return answered;
  };
  readers += 1;
  return {
    id: readers,
    get path() {
      return path;
    },
    async open({ presignedUrl, chunks }, wanted, onFirst) {
      path = new URL(presignedUrl).pathname;
      let people: FoundRecords['participants'] | undefined;
      const opened = await ask(
        { ask: 'open', presignedUrl, wanted, addresses: chunks },
        (first) => {
          people = first.participants;
          onFirst?.(first);
        },
      );
      if (!('found' in opened)) throw new RecordsUnreadable('no findings');
      return people ? { ...opened.found, participants: people } : opened.found;
    },
    async summarise(query) {
      const read = await ask({ ask: 'survey', query });
      if (!('survey' in read)) throw new RecordsUnreadable('no results');
      return read.survey;
    },
    async readTracks(pageId, { size, slots, page }) {
      const read = await ask({ ask: 'tracks', pageId, stage: { size, slots, page } });
      if (!('tracks' in read)) throw new RecordsUnreadable('no tracks');
      return read;
    },
    async detect(pageId, preset) {
      const found = await ask({ ask: 'fixations', pageId, preset });
      if (!('fixations' in found)) throw new RecordsUnreadable('no fixations');
      return found.fixations;
    },
    close() {
      isClosed = true;
      worker.terminate();
      fail(new RecordsUnreadable('closed'));
    },
  };
}

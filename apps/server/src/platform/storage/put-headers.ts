/** How long browsers may keep what they were given. */
export const KEPT = {
  /** What researchers upload: its key names its content. */
  forGood: 'private, max-age=31536000, immutable',
  /** As long as records are taken for the newest. */
  shortly: 'private, max-age=300',
} as const;

export interface PutOptions {
  readonly contentType: string;
  readonly gzipped?: boolean;
  /** Gaze stays in no browser: a person who withdraws is not found there either. */
  readonly kept?: keyof typeof KEPT;
}

/**
 * Pages show objects whatever their disposition is; whoever opens one directly gets a file, so that
 * nothing in it can act as a page of the store's origin.
 */
export const DISPOSITION = 'attachment';

export function toPutHeaders({ contentType, gzipped, kept }: PutOptions) {
  return {
    ContentType: contentType,
    ContentDisposition: DISPOSITION,
    CacheControl: kept === undefined ? 'no-store' : KEPT[kept],
    ...(gzipped === true ? { ContentEncoding: 'gzip' } : {}),
  };
}

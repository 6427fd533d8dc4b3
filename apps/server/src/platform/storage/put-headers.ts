export interface PutOptions {
  readonly contentType: string;
  readonly gzipped?: boolean;
}

/**
 * Pages show objects whatever their disposition is; whoever opens one directly gets a file, so that
 * nothing in it can act as a page of the store's origin.
 */
export const DISPOSITION = 'attachment';

/** Gaze stays in no browser's cache: a person who withdraws is not found there either. */
const isPicture = (contentType: string) => /^(image|video)\//.test(contentType);

export function toPutHeaders({ contentType, gzipped }: PutOptions) {
  return {
    ContentType: contentType,
    ContentDisposition: DISPOSITION,
    CacheControl: isPicture(contentType) ? 'private, max-age=31536000, immutable' : 'no-store',
    ...(gzipped === true ? { ContentEncoding: 'gzip' } : {}),
  };
}

export interface PutOptions {
  readonly contentType: string;
  readonly gzipped?: boolean;
}

/**
 * Pages show objects whatever their disposition is; whoever opens one directly gets a file, so that
 * nothing in it can act as a page of the store's origin.
 */
export const DISPOSITION = 'attachment';

export function toPutHeaders({ contentType, gzipped }: PutOptions) {
  return {
    ContentType: contentType,
    ContentDisposition: DISPOSITION,
    CacheControl: 'private, max-age=31536000, immutable',
    ...(gzipped === true ? { ContentEncoding: 'gzip' } : {}),
  };
}

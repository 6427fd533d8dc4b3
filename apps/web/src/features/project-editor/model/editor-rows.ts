import type { Page } from '@fovea/contract';
import { toPageName } from '#shared/files/picture-files.ts';
import type { Upload } from './uploads.ts';

/** One line of the page list: a page, or a file on its way to become one. */
export interface EditorRow {
  readonly key: string;
  readonly name: string;
  readonly url: string | null;
  readonly page: Page | undefined;
  readonly upload: Upload | undefined;
}

/** Pages first, then what is being added. A picture keeps its local address while we have it. */
export function toRows(
  pages: readonly Page[],
  uploads: readonly Upload[],
  localUrls: ReadonlyMap<string, string>,
): EditorRow[] {
  return [
    ...pages.map((page) => {
      const asset = page.assets[0];
      return {
        key: page.id,
        name: toPageName(asset?.fileName ?? ''),
        url: localUrls.get(asset?.id ?? '') ?? asset?.url ?? null,
        page,
        upload: undefined,
      };
    }),
    ...uploads.map((upload) => ({
      key: upload.key,
      name: toPageName(upload.file.name),
      url: upload.localUrl,
      page: undefined,
      upload,
    })),
  ];
}

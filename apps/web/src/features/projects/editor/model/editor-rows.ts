import type { Page } from '@fovea/contract';
import type { Upload } from '#features/projects/files/uploads/upload.ts';
import { findPageName, toPageName } from '#shared/project/page-name.ts';

/** One line of the page list: a page, or a file on its way to become one. */
export type EditorRow =
  | {
      readonly key: string;
      readonly name: string | undefined;
      readonly page: Page;
      readonly upload: undefined;
    }
  | {
      readonly key: string;
      readonly name: string;
      readonly page: undefined;
      readonly upload: Upload;
    };

/** Pages first, then what is being added. Files that fill a place of a page are shown there. */
export function toRows(pages: readonly Page[], uploads: readonly Upload[]): EditorRow[] {
  const added = uploads.filter(({ target, state }) => !target && state !== 'done');
  return [
    ...pages.map((page) => ({ key: page.id, name: findPageName(page), page, upload: undefined })),
    ...added.map((upload) => ({
      key: upload.key,
      name: toPageName(upload.file.name),
      page: undefined,
      upload,
    })),
  ];
}

/** A file that was selected stays so when it has become a page. */
export function findRow(
  rows: readonly EditorRow[],
  uploads: readonly Upload[],
  key: string | undefined,
): EditorRow | undefined {
  const pageId = uploads.find((upload) => upload.key === key)?.pageId;
  return rows.find((row) => row.key === key || row.key === pageId) ?? rows[0];
}

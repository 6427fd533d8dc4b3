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

/**
 * Pages first, then what is being added, then pages that were added meanwhile. Files that fill a place
 * of a page are shown there.
 */
export function toRows(
  pages: readonly Page[],
  uploads: readonly Upload[],
  listBehind: (key: string) => readonly string[] = () => [],
): EditorRow[] {
  const added = uploads.filter(({ target, state }) => !target && state !== 'done');
  const behind = new Set(added.flatMap(({ key }) => listBehind(key)));
  const first = pages.findIndex(({ id }) => behind.has(id));
  const at = first < 0 ? pages.length : first;
  const toRow = (page: Page) => ({
    key: page.id,
    name: findPageName(page),
    page,
    upload: undefined,
  });
  return [
    ...pages.slice(0, at).map(toRow),
    ...added.map((upload) => ({
      key: upload.key,
      name: toPageName(upload.file.name),
      page: undefined,
      upload,
    })),
    ...pages.slice(at).map(toRow),
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

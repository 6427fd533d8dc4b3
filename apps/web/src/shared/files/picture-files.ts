import { IMAGE_TYPES, LIMITS } from '@fovea/contract';

export type ImageType = (typeof IMAGE_TYPES)[number];
export type FileFault = 'notPicture' | 'tooLarge' | 'emptyFile';

/** For a file dialog. */
export const ACCEPTED = IMAGE_TYPES.join(',');

const BY_ENDING: Readonly<Record<string, ImageType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** Some systems do not know newer kinds, so the ending of the name counts too. */
export function findImageType({ name, type }: Pick<File, 'name' | 'type'>): ImageType | undefined {
  if (type !== '') return IMAGE_TYPES.find((known) => known === type);
  return BY_ENDING[name.split('.').at(-1)?.toLowerCase() ?? ''];
}

export function findFault(file: FileFacts): FileFault | undefined {
  if (findImageType(file) === undefined) return 'notPicture';
  if (file.size === 0) return 'emptyFile';
  return file.size > LIMITS.imageMaxBytes ? 'tooLarge' : undefined;
}

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** In the order of their names, where 2 comes before 10. */
export function sortFiles<F extends Pick<File, 'name'>>(files: readonly F[]): F[] {
  return files.toSorted((a, b) => byName.compare(a.name, b.name));
}

/** What a page is called: the file's name without its ending. */
export function toPageName(fileName: string): string {
  return fileName.replace(/\.[a-z0-9]{2,5}$/i, '') || fileName;
}

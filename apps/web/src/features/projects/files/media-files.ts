import { IMAGE_TYPES, LIMITS, VIDEO_TYPES } from '@fovea/contract';
import { toPageName } from '#shared/project/page-name.ts';

export type MediaKind = 'image' | 'video';
export type MediaType = (typeof IMAGE_TYPES)[number] | (typeof VIDEO_TYPES)[number];
/** Why a file is not sent at all. */
export type FileFault = 'notMedia' | 'imageTooLarge' | 'videoTooLarge' | 'emptyFile';

/** For a file dialog. */
export const ACCEPTED = {
  image: IMAGE_TYPES.join(','),
  video: VIDEO_TYPES.join(','),
  any: [...IMAGE_TYPES, ...VIDEO_TYPES].join(','),
} as const;

const BY_ENDING: Readonly<Record<string, MediaType>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
};

type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** Some systems do not know newer kinds, so the ending of the name counts too. */
export function findMediaType({ name, type }: Pick<File, 'name' | 'type'>): MediaType | undefined {
  const known = [...IMAGE_TYPES, ...VIDEO_TYPES];
  if (type !== '') return known.find((each) => each === type);
  return BY_ENDING[name.split('.').at(-1)?.toLowerCase() ?? ''];
}

export function findMediaKind(file: Pick<File, 'name' | 'type'>): MediaKind | undefined {
  const type = findMediaType(file);
  if (type === undefined) return undefined;
  return VIDEO_TYPES.some((each) => each === type) ? 'video' : 'image';
}

export function findFault(file: FileFacts): FileFault | undefined {
  const kind = findMediaKind(file);
  if (kind === undefined) return 'notMedia';
  if (file.size === 0) return 'emptyFile';
  if (kind === 'image') return file.size > LIMITS.imageMaxBytes ? 'imageTooLarge' : undefined;
  return file.size > LIMITS.videoMaxBytes ? 'videoTooLarge' : undefined;
}

const byName = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** In the order of their names without the endings, where 2 comes before 10. */
export function sortFiles<F extends Pick<File, 'name'>>(files: readonly F[]): F[] {
  return files.toSorted((a, b) => byName.compare(toPageName(a.name), toPageName(b.name)));
}

import { PATHS } from '#shared/paths.ts';

/** Beside its screens: the paths of all pages have no room for it. */
export const toAoi = (id: string) => PATHS.aoi.replace(':id', id);

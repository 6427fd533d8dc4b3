import * as z from 'zod/mini';
import { ints } from './columns.ts';
import { fileHead } from './file-head.ts';

/**
 * Where people looked, as ms of fixation in cells of 4 px: of each page those whom the default filter
 * keeps. What several such objects hold adds up.
 */
export const recordMaps = z.object({
  ...fileHead('fovea-maps'),
  pages: z.array(
    z.object({
      page: z.int(),
      /** Number of people who saw the page. */
      people: z.int(),
      slots: z.array(
        z.object({
          slot: z.int(),
          /** Columns and rows of the picture's grid, as wide as `MAP_WIDTH_PX`. */
          columns: z.int(),
          rows: z.int(),
          /** Cells that are not empty, each as its difference to the one before. */
          cells: ints,
          /** Whole ms. */
          amounts: ints,
        }),
      ),
    }),
  ),
});
export type RecordMaps = z.infer<typeof recordMaps>;

/** Every picture has so many px in its map, whatever the screens it was seen on. */
export const MAP_WIDTH_PX = 400;
/** Longer pictures are cut off below. */
export const MAP_HEIGHT_MAX_PX = 8_000;

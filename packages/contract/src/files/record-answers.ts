import * as z from 'zod/mini';
import { fileHead } from './file-head.ts';

/** Personal details that a written answer may contain. They are flagged, and nothing is changed. */
export const CONTACT_KINDS = ['email', 'phone'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/**
 * Answers of a segment's participants, by column: the i-th value is the i-th participant's. Pages
 * are named by their index.
 */
export const segmentAnswers = z.object({
  ...fileHead('fovea-answers'),
  /** The page that was picked in the last review, null for none. */
  favourites: z.array(z.nullable(z.int())),
  /** Questions that at least one participant answered. */
  questions: z.array(
    z.object({
      page: z.int(),
      /** Places in the list of choices; null for whoever did not answer. */
      choices: z.array(z.nullable(z.array(z.int()))),
      /** Written answers, including those to "Other". */
      texts: z.array(z.nullable(z.string())),
      /** Contacts found in those texts; left out where there are none. */
      contacts: z.optional(z.array(z.array(z.enum(CONTACT_KINDS)))),
    }),
  ),
});
export type SegmentAnswers = z.infer<typeof segmentAnswers>;

/** With more letters in their answers they lie beside the segment. */
export const WHOLE_LETTERS = 50_000;

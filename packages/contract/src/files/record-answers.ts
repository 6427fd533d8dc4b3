import * as z from 'zod/mini';

/** What a written answer may tell of somebody. It flags and changes nothing. */
export const CONTACT_KINDS = ['email', 'phone'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/**
 * What a segment's participants answered, by column: the i-th value is the i-th participant's. Pages
 * are named by their index.
 */
export const segmentAnswers = z.object({
  format: z.literal('fovea-answers'),
  v: z.literal(3),
  /** The page that was picked in the last review, null for none. */
  favourites: z.array(z.nullable(z.int())),
  /** Of each question that somebody answered. */
  questions: z.array(
    z.object({
      page: z.int(),
      /** Places in the list of choices; null for whoever did not answer. */
      choices: z.array(z.nullable(z.array(z.int()))),
      /** What was written, also as "Other". */
      texts: z.array(z.nullable(z.string())),
      /** Of those texts. Not there where none has any. */
      contacts: z.optional(z.array(z.array(z.enum(CONTACT_KINDS)))),
    }),
  ),
});
export type SegmentAnswers = z.infer<typeof segmentAnswers>;

/** With more letters in their answers they lie beside the segment. */
export const WHOLE_LETTERS = 50_000;

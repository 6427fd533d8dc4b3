import * as z from 'zod/mini';
import { id, told } from '#fields.ts';
import { LIMITS } from '#limits.ts';

/** Letters of any script, figures, - and _. Composed and decomposed letters are the same. */
export const hashtagName = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(1),
    z.maxLength(LIMITS.hashtagMaxLength),
    z.regex(/^[\p{L}\p{M}\p{N}_-]+$/u, { error: 'Letters, figures, - and _ only.' }),
  );

/** A slot of the colours of hashtags. */
export const hashtagColor = z.int().check(z.minimum(1), z.maximum(LIMITS.hashtagColors));

export const hashtag = z.object({ id, name: told(LIMITS.hashtagMaxLength), color: z.int() });
export type Hashtag = z.infer<typeof hashtag>;

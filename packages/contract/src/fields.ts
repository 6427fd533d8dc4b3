import { z } from 'zod';
import { LIMITS } from './limits.ts';

export const LANGUAGES = ['en', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Ids are compared in lower case. */
export const id = z.uuid().toLowerCase();
export const language = z.enum(LANGUAGES);
export const instant = z.iso.datetime();
export const sha256Hex = z.string().regex(/^[0-9a-f]{64}$/);

/** A line of text that is stored. PostgreSQL cannot hold a NUL character. */
export const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !text.includes('\0'), {
      error: 'The text has a character that is not allowed.',
    });

/** Addresses are compared in lower case. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email({ error: 'Invalid email format.' }));

export const password = z
  .string()
  .min(LIMITS.passwordMinLength, { error: 'Password must be at least 10 characters long.' })
  .max(LIMITS.passwordMaxLength)
  .regex(/\p{L}/u, { error: 'Password must have at least one letter.' })
  .regex(/\d/, { error: 'Password must have at least one number.' })
  .regex(/^\S*$/, { error: 'Password must not have spaces.' });

export const verificationCode = z
  .string()
  .regex(/^\d{6}$/, { error: 'The verification code is a 6-digit number.' });

/** Success body of the auth and users calls. */
export function enveloped<S extends z.ZodType>(data: S, statusCode: 200 | 201 = 200) {
  // The literal is checked at run time; the type stays wide so that handlers need no assertion.
  const status: z.ZodType<number, number> = z.literal(statusCode);
  return z.object({ statusCode: status, message: z.string(), data });
}

export const errorBody = z.object({
  statusCode: z.number().int(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  details: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

import * as z from 'zod/mini';
import { LANGUAGES } from './languages.ts';
import { LIMITS } from './limits.ts';

/** Ids are compared in lower case. */
export const id = z.uuid().check(z.toLowerCase());
export const language = z.enum(LANGUAGES);
/** To the nanosecond. */
export const instant = z.iso.datetime().check(z.maxLength(30));
/** 128 random bits that only a participant's phone makes, as base64url. */
export const receipt = z.string().check(z.maxLength(22), z.regex(/^[A-Za-z0-9_-]{21}[AQgw]$/));
export const sha256Hex = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** A text that an answer holds: it was checked when it came, and is no longer than that. */
export const told = (maxLength: number) => z.string().check(z.maxLength(maxLength));

/** An address that an answer holds. Such addresses have no letter that JSON writes another way. */
export const address = (maxLength: number) => told(maxLength).check(z.regex(/^[!#-[\]-~]*$/));
/** One that the store has signed: about 600 letters, more under a long name of its host. */
export const objectAddress = address(1_024);
/** A page of a payment provider, which may have what it likes in its address. */
export const providerAddress = address(4_096);
export const emailTold = told(254);

/**
 * Whatever text a call takes begins with this: neither a NUL character nor half of a pair, which
 * PostgreSQL cannot hold and UTF-8 cannot write.
 */
export const text = z.string().check(
  z.refine((given) => given.isWellFormed() && !given.includes('\0'), {
    error: 'The text has a character that is not allowed.',
  }),
);

/**
 * A line of text that is stored. Letters are composed: names of files come in parts from some
 * systems, and what is typed must find them.
 */
export const line = (maxLength: number) =>
  text.check(z.trim(), z.normalize('NFC'), z.maxLength(maxLength));

/** Addresses are compared in lower case. */
export const email = z.pipe(
  text.check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  z.email({ error: 'Invalid email format.' }),
);

export const password = text.check(
  z.minLength(LIMITS.passwordMinLength, {
    error: 'Password must be at least 10 characters long.',
  }),
  z.maxLength(LIMITS.passwordMaxLength),
  z.regex(/\p{L}/u, { error: 'Password must have at least one letter.' }),
  z.regex(/\d/, { error: 'Password must have at least one number.' }),
  z.regex(/^\S*$/, { error: 'Password must not have spaces.' }),
);

/** A password that exists already: it was right when it was set, whatever the rules were. */
export const typedPassword = text.check(z.minLength(1), z.maxLength(1024));

/** Six figures of the app or a recovery code; which of them, and whether it is right, says the server. */
export const secondFactorCode = text.check(z.trim(), z.minLength(1), z.maxLength(32));

const SIX_DIGITS = { error: 'The verification code is a 6-digit number.' };
export const verificationCode = z
  .string()
  .check(z.maxLength(6, { ...SIX_DIGITS, abort: true }), z.regex(/^\d{6}$/, SIX_DIGITS));

/** Success body of the auth and users calls. */
export function enveloped<S extends z.ZodMiniType>(data: S, statusCode: 200 | 201 = 200) {
  // The literal is checked at run time; the type stays wide so that handlers need no assertion.
  const status: z.ZodMiniType<number, number> = z.literal(statusCode);
  return z.object({ statusCode: status, message: told(500), data });
}

export const errorBody = z.object({
  statusCode: z.int(),
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  details: z.optional(z.unknown()),
});
export type ErrorBody = z.infer<typeof errorBody>;

import * as z from 'zod/mini';
import { defineCall } from '#call.ts';
import {
  email,
  enveloped,
  id,
  instant,
  language,
  line,
  password,
  verificationCode,
} from '#fields.ts';

export const ROLES = ['user', 'admin', 'superuser'] as const;
export type Role = (typeof ROLES)[number];

export const user = z.object({
  id,
  email: z.string(),
  organization: z.string(),
  role: z.enum(ROLES),
  language,
});
export type User = z.infer<typeof user>;

export const sendEmailVerification = defineCall({
  id: 'sendEmailVerification',
  summary: 'Mails a 6-digit code to an address that wants an account.',
  method: 'POST',
  path: '/users/email-verification',
  access: 'public',
  body: z.object({ email, language }),
  reply: enveloped(z.null()),
  errors: ['email_in_use'],
});

export const verifyEmailCode = defineCall({
  id: 'verifyEmailCode',
  summary: 'Checks the mailed code.',
  method: 'POST',
  path: '/users/email-verification-code',
  access: 'public',
  body: z.object({ email, code: verificationCode }),
  reply: enveloped(z.null()),
  errors: ['code_invalid'],
});

export const createUser = defineCall({
  id: 'createUser',
  summary: 'Creates the account of a verified address. The role is always user.',
  method: 'POST',
  path: '/users',
  access: 'public',
  status: 201,
  body: z.object({
    email,
    password,
    organization: line(200).check(
      z.minLength(1, { error: 'Please enter your organization name.' }),
    ),
    language,
    /** Sent by the specification's form and ignored. */
    role: z.optional(z.string()),
    referralCode: z.optional(line(64)),
    ageConfirmed: z.literal(true),
    termsVersion: line(32).check(z.minLength(1)),
  }),
  reply: enveloped(user, 201),
  errors: ['email_in_use', 'email_not_verified'],
});

export const getSelf = defineCall({
  id: 'getSelf',
  summary: 'The signed-in user.',
  method: 'GET',
  path: '/users/self',
  access: 'user',
  reply: enveloped(user),
  errors: [],
});

/** Any text: a token that is cut short is as wrong as a guess and answers the same. */
const resetToken = z.string().check(z.maxLength(512));

export const requestPasswordReset = defineCall({
  id: 'requestPasswordReset',
  summary: 'Mails a link for a new password. Answers the same whether the address has an account.',
  method: 'POST',
  path: '/users/password-reset',
  access: 'public',
  body: z.object({ email, language }),
  reply: enveloped(z.null()),
  errors: [],
});

export const checkPasswordReset = defineCall({
  id: 'checkPasswordReset',
  summary: 'Whose password a mailed link sets, and until when. Does not use the link up.',
  method: 'POST',
  path: '/users/password-reset/check',
  access: 'public',
  body: z.object({ token: resetToken }),
  reply: enveloped(z.object({ email: z.string(), expiresAt: instant })),
  errors: ['reset_token_invalid'],
});

export const updatePassword = defineCall({
  id: 'updatePassword',
  summary: 'Sets the password by a mailed link, which works once, and ends every session.',
  method: 'POST',
  path: '/users/password-update',
  access: 'public',
  body: z.object({ token: resetToken, password }),
  reply: enveloped(z.null()),
  errors: ['reset_token_invalid'],
});

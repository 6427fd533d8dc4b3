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
  secondFactorCode,
  typedPassword,
  verificationCode,
} from '#fields.ts';
import { LIMITS } from '#limits.ts';

export const ROLES = ['user', 'admin', 'superuser'] as const;
export type Role = (typeof ROLES)[number];

export const user = z.object({
  id,
  email: z.string(),
  organization: z.string(),
  role: z.enum(ROLES),
  language,
  /** Logging in takes a code of an authenticator app. Administrators cannot do without. */
  hasSecondFactor: z.boolean(),
});
export type User = z.infer<typeof user>;

const organization = line(LIMITS.organizationMaxLength).check(
  z.minLength(1, { error: 'Please enter your organization name.' }),
);

export const sendEmailVerification = defineCall({
  id: 'sendEmailVerification',
  summary: 'Mails a 6-digit code to an address that wants an account.',
  method: 'POST',
  path: '/users/email-verification',
  access: 'public',
  body: z.object({ email, language }),
  reply: enveloped(z.null()),
  errors: ['email_in_use', 'email_limited'],
});

export const verifyEmailCode = defineCall({
  id: 'verifyEmailCode',
  summary: 'Checks the mailed code, in the browser that asked for it.',
  method: 'POST',
  path: '/users/email-verification-code',
  access: 'public',
  body: z.object({ email, code: verificationCode }),
  reply: enveloped(z.null()),
  errors: ['code_invalid', 'code_limited'],
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
    organization,
    language,
    /** Sent by the specification's form and ignored. */
    role: z.optional(z.string()),
    referralCode: z.optional(line(64)),
    ageConfirmed: z.literal(true),
    termsVersion: line(32).check(z.minLength(1)),
  }),
  reply: enveloped(user, 201),
  errors: ['email_in_use', 'email_not_verified', 'sign_up_limited', 'password_breached'],
});

export const getSelf = defineCall({
  id: 'getSelf',
  summary: 'The signed-in user.',
  method: 'GET',
  path: '/users/self',
  access: 'user',
  reply: enveloped(user),
  errors: [],
  beforeSecondFactor: true,
});

export const updateSelf = defineCall({
  id: 'updateSelf',
  summary: 'Changes what a user may change of the own account.',
  method: 'PATCH',
  path: '/users/self',
  access: 'user',
  body: z.object({ organization: z.optional(organization), language: z.optional(language) }),
  reply: enveloped(user),
  errors: [],
  beforeSecondFactor: true,
});

export const startSecondFactor = defineCall({
  id: 'startSecondFactor',
  summary: 'Makes a secret for an authenticator app. It counts once a code of it was entered.',
  method: 'POST',
  path: '/users/self/second-factor',
  access: 'user',
  body: z.object({ password: typedPassword }),
  reply: enveloped(
    z.object({
      /** In base32, for typing it in. */
      secret: z.string(),
      /** The same as an address that authenticator apps read from a QR code. */
      otpauthUrl: z.string(),
    }),
  ),
  errors: ['password_wrong', 'password_limited', 'second_factor_on'],
  beforeSecondFactor: true,
});

export const confirmSecondFactor = defineCall({
  id: 'confirmSecondFactor',
  summary: 'Turns the second factor on by its first code, and hands out the recovery codes once.',
  method: 'POST',
  path: '/users/self/second-factor/confirm',
  access: 'user',
  body: z.object({ code: secondFactorCode }),
  reply: enveloped(z.object({ recoveryCodes: z.array(z.string()) })),
  errors: ['second_factor_wrong', 'second_factor_limited', 'second_factor_on'],
  beforeSecondFactor: true,
});

export const removeSecondFactor = defineCall({
  id: 'removeSecondFactor',
  summary: 'Turns the second factor off. Administrators keep theirs.',
  method: 'POST',
  path: '/users/self/second-factor/remove',
  access: 'user',
  body: z.object({ password: typedPassword }),
  reply: enveloped(z.null()),
  errors: ['password_wrong', 'password_limited', 'second_factor_required'],
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
  errors: ['reset_limited'],
});

export const checkPasswordReset = defineCall({
  id: 'checkPasswordReset',
  summary: 'Whose password a mailed link sets, and until when. Does not use the link up.',
  method: 'POST',
  path: '/users/password-reset/check',
  access: 'public',
  body: z.object({ token: resetToken }),
  reply: enveloped(z.object({ email: z.string(), expiresAt: instant })),
  errors: ['reset_token_invalid', 'reset_limited'],
});

export const updatePassword = defineCall({
  id: 'updatePassword',
  summary:
    'Sets the password: by a mailed link, which works once and ends every session, or by the current one of a signed-in user, which ends every other session.',
  method: 'POST',
  path: '/users/password-update',
  /** The second form asks for a session itself. */
  access: 'public',
  body: z.union([
    z.object({ token: resetToken, password }),
    z.object({ currentPassword: typedPassword, password }),
  ]),
  reply: enveloped(z.null()),
  errors: [
    'reset_token_invalid',
    'reset_limited',
    'unauthenticated',
    'xsrf_invalid',
    'second_factor_required',
    'password_wrong',
    'password_limited',
    'password_breached',
  ],
});

import * as z from 'zod/mini';
import { type CallReply, defineCalls } from '#call.ts';
import {
  email,
  emailTold,
  enveloped,
  id,
  instant,
  language,
  line,
  password,
  secondFactorCode,
  text,
  told,
  typedPassword,
  verificationCode,
} from '#fields.ts';
import { LIMITS } from '#limits.ts';

export const ROLES = ['user', 'admin', 'superuser'] as const;
export type Role = (typeof ROLES)[number];

/** Terms by the day of their text, so that the newer version is the greater text. */
const termsVersion = z.iso.date();

const announcedTerms = z.object({ version: termsVersion, inForceAt: instant });
export type AnnouncedTerms = z.infer<typeof announcedTerms>;

export const user = z.object({
  id,
  email: emailTold,
  organization: told(LIMITS.organizationMaxLength),
  role: z.enum(ROLES),
  language,
  /** Logging in takes a code of an authenticator app. Administrators cannot do without. */
  hasSecondFactor: z.boolean(),
  /** When the account goes, if its owner has deleted it; until then it can be kept. */
  leavesAt: z.nullable(instant),
  /** Announced terms that the account has not agreed to. */
  terms: z.nullable(
    z.extend(announcedTerms, {
      /** They were in force when this session began: to agree to them comes before all else. */
      mustAgree: z.boolean(),
    }),
  ),
});
export type User = z.infer<typeof user>;

const organization = line(LIMITS.organizationMaxLength).check(
  z.minLength(1, { error: 'Please enter your organization name.' }),
);

const count = z.int();

export type AccountCounts = CallReply<typeof userCalls.countAccount>['data'];

/** A deleted account can be kept for so long. Not in the limits, which every page loads. */
export const LEAVE_DAYS = 14;

/** Any text: a token that is cut short is as wrong as a guess and answers the same. */
const resetToken = text.check(z.maxLength(512));

export const userCalls = defineCalls({
  sendEmailVerification: {
    summary: 'Mails a 6-digit code to an address that wants an account.',
    method: 'POST',
    path: '/users/email-verification',
    access: 'public',
    body: z.object({ email, language }),
    reply: enveloped(z.null()),
    errors: ['email_in_use', 'email_limited'],
  },
  verifyEmailCode: {
    summary: 'Checks the mailed code, in the browser that asked for it.',
    method: 'POST',
    path: '/users/email-verification-code',
    access: 'public',
    body: z.object({ email, code: verificationCode }),
    reply: enveloped(z.null()),
    errors: ['code_invalid', 'code_limited'],
  },
  createUser: {
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
      role: z.optional(text.check(z.maxLength(64))),
      referralCode: z.optional(line(64)),
      ageConfirmed: z.literal(true),
      /** Of the text that the person could read. */
      termsVersion,
    }),
    reply: enveloped(user, 201),
    errors: ['email_in_use', 'email_not_verified', 'sign_up_limited', 'password_breached'],
  },
  getSelf: {
    summary: 'The signed-in user.',
    method: 'GET',
    path: '/users/self',
    access: 'user',
    reply: enveloped(user),
    errors: [],
    beforeSecondFactor: true,
  },
  updateSelf: {
    summary: 'Changes what a user may change of the own account.',
    method: 'PATCH',
    path: '/users/self',
    access: 'user',
    body: z.object({ organization: z.optional(organization), language: z.optional(language) }),
    reply: enveloped(user),
    errors: [],
    beforeSecondFactor: true,
  },
  countAccount: {
    summary: 'What goes with the account.',
    method: 'GET',
    path: '/users/self/counts',
    access: 'user',
    reply: enveloped(
      z.object({
        projects: count,
        /** Projects that collect; they end at once. */
        activeProjects: count,
        participants: count,
        /** Sessions of the account, including those set aside for its projects. */
        sessions: count,
        openCodes: count,
        openCodeSessions: count,
      }),
    ),
    errors: [],
  },
  leaveAccount: {
    summary: 'Deletes the account in 14 days; projects and sessions end at once.',
    method: 'POST',
    path: '/users/self/leave',
    access: 'user',
    body: z.object({ password: typedPassword, secondFactor: z.optional(secondFactorCode) }),
    reply: enveloped(z.object({ leavesAt: instant })),
    errors: [
      'password_wrong',
      'password_limited',
      'second_factor_needed',
      'second_factor_wrong',
      'second_factor_limited',
    ],
  },
  keepAccount: {
    summary: 'The account stays after all.',
    method: 'POST',
    path: '/users/self/keep',
    access: 'user',
    reply: enveloped(user),
    errors: [],
    beforeSecondFactor: true,
  },
  getTerms: {
    summary: 'The newest terms that were announced, and when they come into force.',
    method: 'GET',
    path: '/users/terms',
    access: 'public',
    reply: enveloped(z.nullable(announcedTerms)),
    errors: [],
  },
  agreeToTerms: {
    summary: 'Agrees to announced terms. Agreeing again changes nothing.',
    method: 'POST',
    path: '/users/self/terms',
    access: 'user',
    body: z.object({ version: termsVersion }),
    reply: enveloped(user),
    errors: ['not_found'],
    beforeSecondFactor: true,
  },
  startSecondFactor: {
    summary: 'Makes a secret for an authenticator app. It counts once a code of it was entered.',
    method: 'POST',
    path: '/users/self/second-factor',
    access: 'user',
    body: z.object({ password: typedPassword }),
    reply: enveloped(
      z.object({
        /** In base32, for typing it in. */
        secret: told(64),
        /** The same as an address that authenticator apps read from a QR code. */
        otpauthUrl: told(1_000),
      }),
    ),
    errors: ['password_wrong', 'password_limited', 'second_factor_on'],
    beforeSecondFactor: true,
  },
  confirmSecondFactor: {
    summary: 'Turns the second factor on by its first code, and hands out the recovery codes once.',
    method: 'POST',
    path: '/users/self/second-factor/confirm',
    access: 'user',
    body: z.object({ code: secondFactorCode }),
    reply: enveloped(
      z.object({ recoveryCodes: z.array(told(32)).check(z.maxLength(LIMITS.recoveryCodes)) }),
    ),
    errors: ['second_factor_wrong', 'second_factor_limited', 'second_factor_on'],
    beforeSecondFactor: true,
  },
  removeSecondFactor: {
    summary: 'Turns the second factor off. Administrators keep theirs.',
    method: 'POST',
    path: '/users/self/second-factor/remove',
    access: 'user',
    body: z.object({ password: typedPassword }),
    reply: enveloped(z.null()),
    errors: ['password_wrong', 'password_limited', 'second_factor_required'],
  },
  requestPasswordReset: {
    summary:
      'Mails a link for a new password. Answers the same whether the address has an account.',
    method: 'POST',
    path: '/users/password-reset',
    access: 'public',
    body: z.object({ email, language }),
    reply: enveloped(z.null()),
    errors: ['reset_limited'],
  },
  checkPasswordReset: {
    summary: 'Whose password a mailed link sets, and until when. Does not use the link up.',
    method: 'POST',
    path: '/users/password-reset/check',
    access: 'public',
    body: z.object({ token: resetToken }),
    reply: enveloped(z.object({ email: emailTold, expiresAt: instant })),
    errors: ['reset_token_invalid', 'reset_limited'],
  },
  updatePassword: {
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
  },
});

import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { email, language, line, text } from '#fields.ts';
import { LIMITS } from '#limits.ts';
import { INQUIRY_USAGES } from './inquiry-fields.ts';

const name = line(LIMITS.inquiryNameMaxLength).check(z.minLength(1));
const company = line(LIMITS.organizationMaxLength).check(z.minLength(1));
const message = text.check(z.trim(), z.maxLength(LIMITS.inquiryMaxLength));
const sender = { firstName: name, lastName: name, email, company, language };

/** Each has its own fields: one of the other is a mistake. */
const contactInquiry = z.strictObject({
  kind: z.literal('contact'),
  ...sender,
  usage: z.enum(INQUIRY_USAGES),
  message: message.check(z.minLength(1)),
});

const organizationInquiry = z.strictObject({
  kind: z.literal('organization'),
  ...sender,
  accounts: z
    .int()
    .check(z.minimum(LIMITS.organizationMinAccounts), z.maximum(LIMITS.organizationMaxAccounts)),
  /** Month of the expected start, such as 2027-01. */
  start: z.nullable(z.string().check(z.maxLength(7), z.regex(/^\d{4}-(0[1-9]|1[0-2])$/))),
  message,
});

export const inquiry = z.discriminatedUnion('kind', [contactInquiry, organizationInquiry]);
export type Inquiry = z.infer<typeof inquiry>;

export const inquiryCalls = defineCalls({
  sendInquiry: {
    summary: 'Takes a message of anybody, or the wish for an organisation plan. Both get a mail.',
    method: 'POST',
    path: '/inquiries',
    access: 'public',
    body: inquiry,
    reply: z.object({ received: z.literal(true) }),
    errors: ['inquiries_limited'],
  },
});

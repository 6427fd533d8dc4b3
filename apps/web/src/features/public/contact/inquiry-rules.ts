import { INQUIRY_USAGES, type InquiryUsage } from '@fovea/contract/inquiry-fields';
import { LIMITS } from '@fovea/contract/limits';
import { toDateText } from '#shared/format/dates.ts';
import { isEmail } from '#shared/forms/email.ts';
import type { TextKey } from './texts.ts';

export interface InquiryForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly usage: InquiryUsage;
  readonly accounts: string;
  /** A month, or empty while it is open. */
  readonly start: string;
  readonly message: string;
}
export type InquiryKind = 'contact' | 'organization';
export type Problems = Partial<Record<keyof InquiryForm, TextKey>>;

export const NO_INQUIRY: InquiryForm = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  usage: INQUIRY_USAGES[0],
  accounts: String(LIMITS.organizationMinAccounts),
  start: '',
  message: '',
};

export function checkInquiry(kind: InquiryKind, form: InquiryForm): Problems {
  const isEmpty = (name: keyof InquiryForm) => form[name].trim() === '';
  const isOrganization = kind === 'organization';
  const accounts = findAccountsProblem(form.accounts);
  return {
    ...(isEmpty('firstName') && { firstName: 'nameMissing' }),
    ...(isEmpty('lastName') && { lastName: 'nameMissing' }),
    ...(isEmpty('email')
      ? { email: 'emailMissing' }
      : !isEmail(form.email) && { email: 'emailWrong' }),
    ...(isEmpty('company') && {
      company: isOrganization ? 'organizationMissing' : 'companyMissing',
    }),
    ...(isOrganization && accounts !== undefined && { accounts }),
    ...(!isOrganization && isEmpty('message') && { message: 'inquiryMissing' }),
  } as Problems;
}

/** Nothing when the plan can have so many. */
export function findAccountsProblem(typed: string): TextKey | undefined {
  const accounts = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  if (accounts < LIMITS.organizationMinAccounts) return 'accountsFew';
  return accounts > LIMITS.organizationMaxAccounts ? 'accountsMany' : undefined;
}

/** The next twelve months, as a plan may begin. */
export function listMonths(nowMs: number): string[] {
  const month = new Date(nowMs);
  month.setDate(1);
  return Array.from({ length: 12 }, () => {
    const day = toDateText(month);
    month.setMonth(month.getMonth() + 1);
    return day.slice(0, 7).replace('.', '-');
  });
}

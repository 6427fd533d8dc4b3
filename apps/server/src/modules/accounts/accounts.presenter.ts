import type { AnnouncedTerms, User } from '@fovea/contract';

interface TermsRow {
  readonly version: string;
  readonly in_force_at: Date;
}

export function toUser(
  row: Omit<User, 'hasSecondFactor' | 'leavesAt' | 'terms'> & {
    readonly has_second_factor: boolean;
    readonly leaves_at: Date | null;
    readonly terms: (TermsRow & { readonly must_agree: boolean }) | null;
  },
): User {
  const { id, email, organization, role, language, has_second_factor: hasSecondFactor } = row;
  const leavesAt = row.leaves_at?.toISOString() ?? null;
  const terms = row.terms && { ...toAnnouncedTerms(row.terms), mustAgree: row.terms.must_agree };
  return { id, email, organization, role, language, hasSecondFactor, leavesAt, terms };
}

export function toAnnouncedTerms({ version, in_force_at }: TermsRow): AnnouncedTerms {
  return { version, inForceAt: in_force_at.toISOString() };
}

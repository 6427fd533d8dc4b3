import type { User } from '@fovea/contract';

export function toUser(
  row: Omit<User, 'hasSecondFactor' | 'leavesAt'> & {
    readonly has_second_factor: boolean;
    readonly leaves_at: Date | null;
  },
): User {
  const { id, email, organization, role, language, has_second_factor: hasSecondFactor } = row;
  const leavesAt = row.leaves_at?.toISOString() ?? null;
  return { id, email, organization, role, language, hasSecondFactor, leavesAt };
}

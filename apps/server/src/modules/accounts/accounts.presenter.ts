import type { Language, Role, User } from '@fovea/contract';

export function toUser(row: {
  id: string;
  email: string;
  organization: string;
  role: string;
  language: string;
  has_second_factor: boolean;
}): User {
  return {
    id: row.id,
    email: row.email,
    organization: row.organization,
    role: row.role as Role,
    language: row.language as Language,
    hasSecondFactor: row.has_second_factor,
  };
}

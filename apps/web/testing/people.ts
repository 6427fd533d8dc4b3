import type { User } from '@fovea/contract';

const RESEARCHER: User = {
  id: '11111111-1111-4111-8111-111111111111',
  email: 'mina@lab.example',
  organization: 'Yuzu Lab',
  role: 'user',
  language: 'en',
  hasSecondFactor: false,
  leavesAt: null,
  terms: null,
};

/** Somebody who is logged in. */
export function toUser(change: Partial<User> = {}): User {
  return { ...RESEARCHER, ...change };
}

/** May send sessions, and has the second factor that this takes. */
export function toAdministrator(change: Partial<User> = {}): User {
  return toUser({ role: 'admin', hasSecondFactor: true, ...change });
}

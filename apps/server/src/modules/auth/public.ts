export { findUserIdByEmail, removeAuthRows } from './auth.repo.ts';
export { forgetExpiredSessions } from './auth.schedule.ts';
export {
  endSessions,
  findStanding,
  isEmailUsed,
  SESSION_ENDED,
  trustOnly,
} from './auth.service.ts';
export { createPublicGuard, createUserGuard } from './auth-guard.ts';
export {
  CODE_CHECKS,
  toCodeOfEmailClaims,
  toDeviceClaims,
  toMailClaims,
  toSignUpClaims,
  WRONG_TOKENS,
} from './auth-limits.ts';
export { hashPassword } from './auth-passwords.ts';
export { createAuthTokens, type UserActor } from './auth-tokens.ts';
export { type BreachedPasswords, createBreachedPasswords } from './breached-passwords.ts';
export { type Caller, identifyCaller, toPlace } from './caller.ts';
export { checkPassword } from './check-password.service.ts';
export { openDisclosure } from './disclosure.service.ts';
export { askForSecondFactor, type SecondFactorDeps } from './second-factor.service.ts';
export { createSecondFactorSecrets } from './second-factor-secrets.ts';
export { createStandingSessions, type FindStanding } from './standing-sessions.ts';

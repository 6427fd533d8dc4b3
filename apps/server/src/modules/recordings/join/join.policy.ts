import { type Briefing, type CALLS, type CallBody, type ErrorCode, LIMITS } from '@fovea/contract';
import { PURPOSES, toConsentVersion } from './consent.ts';

type JoinFacts = Pick<CallBody<typeof CALLS.joinProject>, 'cameraHz' | 'consent'>;

/** With a camera that is fast enough, and to the consent as it reads today. Nothing means allowed. */
export function canJoin(
  { cameraHz, consent }: JoinFacts,
  { briefing }: { readonly briefing: Briefing },
): ErrorCode | undefined {
  if (cameraHz < LIMITS.cameraMinHz) return 'camera_too_slow';
  const hasPurposes = PURPOSES.every((purpose) => consent.purposes.includes(purpose));
  return consent.version === toConsentVersion(briefing) && hasPurposes
    ? undefined
    : 'invalid_request';
}

/** While its token is good for as long as somebody may take who goes on with a run. */
export function canJoinAgain(joinedAt: Date, now: Date): boolean {
  const ageMinutes = (now.getTime() - joinedAt.getTime()) / 60_000;
  return ageMinutes <= LIMITS.recordingTokenHours * 60 - LIMITS.resumeMinutes;
}

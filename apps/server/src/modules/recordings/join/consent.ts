import { CONSENT_PURPOSES } from '@fovea/contract';

/** A changed word of the consent text is a new version. */
export const CONSENT = { version: 'consent-2', purposes: [...CONSENT_PURPOSES] };

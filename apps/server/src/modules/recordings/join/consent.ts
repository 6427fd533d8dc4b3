import { createHash } from 'node:crypto';
import { type Briefing, CONSENT_PURPOSES } from '@fovea/contract';

/** A changed word of the consent text is a new version. */
const VERSION = 'consent-2';
export const PURPOSES = [...CONSENT_PURPOSES];

/** What a project's owner adds to the consent is a part of its version. */
export function toConsentVersion({
  researcher,
  contact,
  consentText,
}: Pick<Briefing, 'researcher' | 'contact' | 'consentText'>): string {
  const added = [researcher, contact, consentText];
  if (added.every((text) => text === '')) return VERSION;
  const digest = createHash('sha256').update(JSON.stringify(added)).digest('hex');
  return `${VERSION}+${digest.slice(0, 16)}`;
}

import { hashSha256, toHex } from '@fovea/collect-client';
import { LIMITS } from '@fovea/contract/limits';
import type { Translate, Values } from '@fovea/texts';
import type { ProjectHead } from '#shared/project-head.ts';
import type en from './consent.en.json';

type Asked = ProjectHead['consent'];
type Briefing = ProjectHead['briefing'];
type Texts = Translate<keyof typeof en>;

export const POINTS = ['pointCamera', 'pointStored', 'pointStop'] as const;
export const PARTS = ['who', 'what', 'why', 'camera', 'kept', 'stop', 'rights'] as const;

/** Values of this server, product and project that the words name. */
export function toWordValues({ privacyContact }: Asked, { researcher }: Briefing): Values {
  return { contact: privacyContact, days: LIMITS.retentionMaxDays, researcher };
}

/** The key of a part's words: where the researcher has a name, the words have it. */
export function toPartKey(part: (typeof PARTS)[number], { researcher }: Briefing) {
  return part === 'who' && researcher !== '' ? 'whoNamed' : part;
}

/** Everything that somebody agrees to, as it is read. A changed letter is a new version of the consent. */
export function listWords(t: Texts, asked: Asked, briefing: Briefing): string[] {
  const values = toWordValues(asked, briefing);
  const keys = [
    ...POINTS,
    ...asked.purposes.map((purpose) => `purpose_${purpose}` as const),
    'adult' as const,
    'contact' as const,
    ...PARTS.flatMap((part) => [`${part}Title`, toPartKey(part, briefing)] as const),
  ];
  const said = keys.map((key) => t(key, values).replaceAll(/<\/?\w+>/g, ''));
  const { researcher, contact, consentText } = briefing;
  return [...said, ...[researcher, contact, consentText].filter((text) => text !== '')];
}

/** Goes with the consent, so that what was read can be shown to be what was agreed to. */
export async function hashWords(t: Texts, asked: Asked, briefing: Briefing): Promise<string> {
  const words = listWords(t, asked, briefing).join('\n');
  return toHex(await hashSha256(new TextEncoder().encode(words)));
}

import { hashSha256, toHex } from '@fovea/collect-client';
import { LIMITS } from '@fovea/contract/limits';
import type { Translate, Values } from '@fovea/texts';
import type { ProjectHead } from '#shared/project-head.ts';
import type en from './consent.en.json';

type Asked = ProjectHead['consent'];
type Texts = Translate<keyof typeof en>;

export const POINTS = ['pointCamera', 'pointStored', 'pointStop'] as const;
export const PARTS = ['who', 'what', 'why', 'camera', 'kept', 'stop', 'rights'] as const;

/** Values of this server and product that the words name. */
export function toWordValues({ privacyContact }: Asked): Values {
  return { contact: privacyContact, days: LIMITS.retentionMaxDays };
}

/** Everything that somebody agrees to, as it is read. A changed letter is a new version of the consent. */
export function listWords(t: Texts, asked: Asked): string[] {
  const values = toWordValues(asked);
  const keys = [
    ...POINTS,
    ...asked.purposes.map((purpose) => `purpose_${purpose}` as const),
    'adult' as const,
    'contact' as const,
    ...PARTS.flatMap((part) => [`${part}Title`, part] as const),
  ];
  return keys.map((key) => t(key, values).replaceAll(/<\/?\w+>/g, ''));
}

/** Goes with the consent, so that what was read can be shown to be what was agreed to. */
export async function hashWords(t: Texts, asked: Asked): Promise<string> {
  return toHex(await hashSha256(new TextEncoder().encode(listWords(t, asked).join('\n'))));
}

import { CONFIG } from '#shared/config.ts';
import { createTexts } from '#shared/language.ts';
import { PolicyPage } from './policy-page.tsx';
import en from './privacy.en.json' with { type: 'json' };
import ko from './privacy.ko.json' with { type: 'json' };
import { useTexts } from './texts.ts';

const { useTexts: usePrivacy } = createTexts({ en, ko });
const VALUES = { email: CONFIG.contactEmail };
/** Each section with the keys of its paragraphs. */
const SECTIONS = [
  ['users', 'users1'],
  ['participants', 'participants1', 'participants2'],
  ['consent', 'consent1', 'consent2'],
  ['cookies', 'cookies1'],
  ['rights', 'rights1'],
  ['officer', 'officer1'],
] as const;

export function Privacy() {
  const t = useTexts();
  const text = usePrivacy();
  const sections = SECTIONS.map(([id, ...paragraphs]) => ({
    id,
    title: text(id),
    paragraphs: paragraphs.map((key) => text(key, VALUES)),
  }));
  return <PolicyPage title={t('privacy')} sections={sections} />;
}

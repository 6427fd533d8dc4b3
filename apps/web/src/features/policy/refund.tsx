import { LIMITS } from '@fovea/contract/limits';
import { CONFIG } from '#shared/config.ts';
import { createTexts } from '#shared/language.ts';
import { PolicyPage } from './policy-page.tsx';
import en from './refund.en.json' with { type: 'json' };
import ko from './refund.ko.json' with { type: 'json' };
import { useTexts } from './texts.ts';

const { useTexts: useRefund } = createTexts({ en, ko });
const VALUES = { days: LIMITS.refundDays, email: CONFIG.contactEmail };
/** Each section with the keys of its paragraphs. */
const SECTIONS = [
  ['when', 'when1'],
  ['how', 'how1'],
  ['monthly', 'monthly1'],
  ['ask', 'ask1'],
] as const;

export function Refund() {
  const t = useTexts();
  const text = useRefund();
  const sections = SECTIONS.map(([id, ...paragraphs]) => ({
    id,
    title: text(id),
    paragraphs: paragraphs.map((key) => text(key, VALUES)),
  }));
  return <PolicyPage title={t('refund')} sections={sections} />;
}

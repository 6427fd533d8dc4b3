import { LIMITS } from '@fovea/contract/limits';
import { CONFIG } from '#shared/config.ts';
import { createTexts } from '#shared/language.ts';
import { PolicyPage } from './policy-page.tsx';
import en from './terms.en.json' with { type: 'json' };
import ko from './terms.ko.json' with { type: 'json' };
import { useTexts } from './texts.ts';

const { useTexts: useTerms } = createTexts({ en, ko });
/** Changes of the terms take effect this long after we told of them. */
const NOTICE_DAYS = 14;
const VALUES = {
  age: LIMITS.accountMinAge,
  accounts: LIMITS.organizationMinAccounts,
  sessions: LIMITS.organizationSessionsPerAccount,
  noticeDays: NOTICE_DAYS,
  email: CONFIG.contactEmail,
};
/** Each section with the keys of its paragraphs. */
const SECTIONS = [
  ['service', 'service1', 'service2'],
  ['account', 'account1', 'account2'],
  ['sessions', 'sessions1', 'sessions2', 'sessions3', 'sessions4'],
  ['participants', 'participants1', 'participants2'],
  ['active', 'active1'],
  ['changes', 'changes1'],
  ['claims', 'claims1'],
  ['contact', 'contact1'],
] as const;

export function Terms() {
  const t = useTexts();
  const text = useTerms();
  const sections = SECTIONS.map(([id, ...paragraphs]) => ({
    id,
    title: text(id),
    paragraphs: paragraphs.map((key) => text(key, VALUES)),
  }));
  return <PolicyPage title={t('terms')} sections={sections} />;
}

import { LIMITS } from '@fovea/contract/limits';
import { CONFIG } from '#shared/config.ts';
import { hasFeature } from '#shared/features/features.ts';
import { createTexts } from '#shared/language.ts';
import { PolicyPage } from './policy-page.tsx';
import privacyEn from './privacy.en.json' with { type: 'json' };
import privacyKo from './privacy.ko.json' with { type: 'json' };
import refundEn from './refund.en.json' with { type: 'json' };
import refundKo from './refund.ko.json' with { type: 'json' };
import termsEn from './terms.en.json' with { type: 'json' };
import termsKo from './terms.ko.json' with { type: 'json' };
import { useForceDate } from './use-force-date.ts';

const { useTexts: useTerms } = createTexts({ en: termsEn, ko: termsKo });
const { useTexts: usePrivacy } = createTexts({ en: privacyEn, ko: privacyKo });
const { useTexts: useRefund } = createTexts({ en: refundEn, ko: refundKo });

const VALUES = {
  age: LIMITS.accountMinAge,
  accounts: LIMITS.organizationMinAccounts,
  sessions: LIMITS.organizationSessionsPerAccount,
  noticeDays: LIMITS.termsNoticeDays,
  days: LIMITS.refundDays,
  email: CONFIG.contactEmail,
};

export function Terms() {
  const t = useTerms();
  const inForceAt = useForceDate();
  const basic = hasFeature('downloads') ? 'sessionsBasic' : 'sessionsNoInsights';
  return (
    <PolicyPage
      title="terms"
      inForceAt={inForceAt}
      toText={(key) => t(key, VALUES)}
      sections={[
        ['service', 'service1', hasFeature('projectId') ? 'serviceId' : undefined, 'service2'],
        ['account', 'account1', 'account2'],
        ['sessions', 'sessions1', 'sessions2', 'sessions3', 'sessions4', basic],
        ['participants', 'participants1', 'participants2'],
        ['active', 'active1'],
        ['changes', 'changes1'],
        ['claims', 'claims1'],
        ['contact', 'contact1'],
      ]}
    />
  );
}

export function Privacy() {
  const t = usePrivacy();
  return (
    <PolicyPage
      title="privacy"
      toText={(key) => t(key, VALUES)}
      sections={[
        ['users', 'users1', 'users2'],
        ['participants', 'participants1', 'participants2', 'participants3'],
        ['consent', 'consent1', hasFeature('withdraw') ? 'consent2' : 'consentRemove'],
        ['cookies', 'cookies1'],
        ['rights', 'rights1'],
        ['officer', 'officer1'],
      ]}
    />
  );
}

export function Refund() {
  const t = useRefund();
  return (
    <PolicyPage
      title="refund"
      toText={(key) => t(key, VALUES)}
      sections={[
        ['when', 'when1'],
        ['how', 'how1'],
        ['monthly', 'monthly1'],
        ['ask', 'ask1'],
      ]}
    />
  );
}

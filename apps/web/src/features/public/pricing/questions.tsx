import { LIMITS } from '@fovea/contract/limits';
import { ChevronDown } from 'lucide-react';
import { useEffect } from 'react';
import { type Feature, hasFeature } from '#shared/features/features.ts';
import { useTexts } from './texts.ts';

const QUESTIONS = [
  'session',
  'unused',
  'cancel',
  'refund',
  'phones',
  'accurate',
  'camera',
  'invoices',
] as const;

/** Asked about what is there only later. */
const FEATURE_OF: Readonly<Partial<Record<(typeof QUESTIONS)[number], Feature>>> = {
  accurate: 'camera',
  invoices: 'payments',
};

/** Several may be open; a hash such as #refund opens one. */
export function Questions() {
  const t = useTexts();
  useEffect(() => {
    const asked = document.getElementById(location.hash.slice(1));
    if (asked instanceof HTMLDetailsElement) asked.open = true;
  }, []);
  return (
    <section id="questions" className="min-w-0 scroll-mt-20">
      <h2 className="type-h2">{t('questionsTitle')}</h2>
      <div className="mt-2">
        {QUESTIONS.filter((question) => {
          const feature = FEATURE_OF[question];
          return feature === undefined || hasFeature(feature);
        }).map((question, at) => (
          <details
            key={question}
            id={question}
            open={at === 0}
            className="group scroll-mt-20 border-border border-b"
          >
            <summary className="type-touch focus-ring flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-chip font-medium [&::-webkit-details-marker]:hidden">
              <span className="flex-1">{t(`${question}Question`)}</span>
              <ChevronDown aria-hidden="true" className="text-text-3 group-open:rotate-180" />
            </summary>
            <p className="type-touch pb-3 text-text-2">
              {t(`${question}Answer`, { days: LIMITS.refundDays })}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}

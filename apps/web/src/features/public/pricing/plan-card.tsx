import { ButtonLink, toClassNames } from '@fovea/ui';
import { Check, Info, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFeatureTexts } from '#shared/features/feature-texts.ts';
import { hasFeature } from '#shared/features/features.ts';
import { PATHS } from '#shared/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from './texts.ts';

type Plan = 'basic' | 'perUse' | 'monthly';
type TextKey = Parameters<ReturnType<typeof useTexts>>[0];

/** What a plan has today, in the same order everywhere. */
function listPoints(plan: Plan): readonly TextKey[] {
  if (plan === 'basic') return ['basicCreate', 'basicCollect', 'basicPlayback'];
  if (plan === 'monthly') return ['everythingPerUse', 'lowerPrice', 'renewed'];
  return ['everythingBasic', ...PRO_POINTS.filter(hasFeature), 'anyProject'];
}

const PRO_POINTS = ['insights', 'downloads'] as const;
const WARNING: Readonly<Partial<Record<Plan, TextKey>>> = { monthly: 'monthlyWarning' };

/** Nothing is on sale before it can be paid; then prices are on request until there is a catalogue. */
export function PlanCard({ plan }: { plan: Plan }) {
  const t = useTexts();
  const { displays, basicLacks, proFeatures } = useFeatureTexts();
  const warning = WARNING[plan];
  const isBasic = plan === 'basic';
  const isLogin = useSession((session) => session.isLogin);
  const start = isLogin
    ? ({ to: PATHS.projects, text: 'projects' } as const)
    : ({ to: PATHS.signUp, text: 'start' } as const);
  const price = isBasic ? 'free' : hasFeature('payments') ? 'onRequest' : 'notOnSale';
  const missing =
    (isBasic && basicLacks && t('basicMissing', { lacks: basicLacks })) ||
    (plan === 'perUse' && proFeatures === '' && t('proNothing'));
  return (
    <section
      className={toClassNames(
        'flex flex-col rounded-dialog border border-border bg-surface p-6',
        plan === 'monthly' && 'border-2 border-accent p-[1.4375rem] shadow-e2',
      )}
    >
      <h2 className="font-semibold text-[1.0625rem]">{t(`${plan}Name`)}</h2>
      <p className="type-body text-text-2">{t(`${plan}For`)}</p>
      <p className="mt-3 font-bold text-[2.25rem] leading-[calc(3rem+var(--line-extra))] tracking-[-0.03em]">
        {t(price)}
      </p>
      <p className="type-body text-text-2">{t(`${plan}Unit`)}</p>
      <ul className="mt-4 mb-6 grid gap-2 border-border border-t pt-4">
        {listPoints(plan).map((point) => (
          <Point key={point} icon={<Check aria-hidden="true" className="mt-0.5 text-good" />}>
            {t(point, { displays })}
          </Point>
        ))}
        {missing && (
          <Point icon={<Minus aria-hidden="true" className="mt-0.5 text-text-3" />}>
            {missing}
          </Point>
        )}
        {warning && (
          <Point icon={<Info aria-hidden="true" className="mt-0.5 text-warn" />}>
            {t(warning)}
          </Point>
        )}
      </ul>
      <ButtonLink
        variant={isBasic ? 'primary' : 'secondary'}
        size="touch"
        wide
        className="mt-auto"
        asChild
      >
        <Link to={isBasic ? start.to : PATHS.contact}>{t(isBasic ? start.text : 'contact')}</Link>
      </ButtonLink>
      <p className="type-small mt-2.5 text-center text-text-3">{t(`${plan}Note`)}</p>
    </section>
  );
}

function Point({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="type-body flex gap-2.5">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}

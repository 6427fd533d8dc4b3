import { Badge, ButtonLink, Skeleton, toClassNames } from '@fovea/ui';
import { Check, Info, Minus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useFeatureTexts } from '#shared/features/feature-texts.ts';
import { hasFeature } from '#shared/features/features.ts';
import { PATHS } from '#shared/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { toShortMoneyText } from '#shared/shop/money.ts';
import { findSaving, parseSessions, pickOffer, type Shelf } from '#shared/shop/shop.ts';
import { OfferPrice, Price, Sizes } from './plan-price.tsx';
import { useTexts } from './texts.ts';

export const PLANS = ['basic', 'perUse', 'monthly'] as const;
export type Plan = (typeof PLANS)[number];
type TextKey = Parameters<ReturnType<typeof useTexts>>[0];

/** Features of a plan today, in the same order everywhere. */
function listPoints(plan: Plan): readonly TextKey[] {
  if (plan === 'basic') return ['basicCreate', 'basicCollect', 'basicPlayback'];
  if (plan === 'monthly') return ['everythingPerUse', 'lowerPrice', 'renewed'];
  return ['everythingBasic', ...PRO_POINTS.filter(hasFeature), 'anyProject'];
}

const PRO_POINTS = ['insights', 'downloads'] as const;
const WARNING: Readonly<Partial<Record<Plan, TextKey>>> = { monthly: 'monthlyWarning' };

interface PlanCardProps {
  plan: Plan;
  /** Offers of the plan; `none` when its price is on request. Absent while that is not known. */
  shelf?: Shelf | 'none' | undefined;
  /** The plan that a narrow screen shows. */
  shown: Plan;
  /** Offers of the plan that this one is cheaper than. */
  dearer?: Shelf | 'none' | undefined;
}

/** Free, at a price of the catalogue, or on request. */
export function PlanCard({ plan, shelf, shown, dearer }: PlanCardProps) {
  const t = useTexts();
  const { displays, basicLacks, proFeatures } = useFeatureTexts();
  const warning = WARNING[plan];
  const isBasic = plan === 'basic';
  const missing =
    (isBasic && basicLacks && t('basicMissing', { lacks: basicLacks })) ||
    (plan === 'perUse' && proFeatures === '' && t('proNothing'));
  const isMonthly = plan === 'monthly';
  const sold = useSold(shelf === 'none' ? undefined : shelf, isMonthly);
  const percent = sold && dearer && dearer !== 'none' ? findSaving(sold, dearer) : 0;
  return (
    <section
      className={toClassNames(
        'flex flex-col rounded-dialog border border-border bg-surface p-6',
        isMonthly && 'border-2 border-accent p-[1.4375rem] shadow-e2',
        plan !== shown && 'max-md:hidden',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold text-[1.0625rem]">{t(`${plan}Name`)}</h2>
        {percent >= LEAST_PERCENT && <Badge tone="accent">{t('less', { percent })}</Badge>}
      </div>
      <p className="type-body text-text-2">{t(`${plan}For`)}</p>
      {sold ? (
        <OfferPrice unit={isMonthly ? 'monthUnit' : 'onceUnit'} {...sold} />
      ) : (
        <Price>
          {isBasic ? t('free') : shelf ? t('onRequest') : <Skeleton className="w-40" />}
        </Price>
      )}
      <p className="type-body text-text-2">{t(`${plan}Unit`)}</p>
      {sold && <Sizes offers={sold.offers} chosen={sold.offer} onChoose={sold.choose} />}
      <ul className="mt-4 mb-4 grid gap-2 border-border border-t pt-4">
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
      {/* On a phone the way on stays in sight while the plan is read. */}
      <div className="sticky bottom-0 z-10 -mx-5 mt-auto border-border border-t bg-surface px-5 py-3 md:static md:mx-0 md:border-0 md:p-0">
        <ButtonLink variant={isBasic || sold ? 'primary' : 'secondary'} size="touch" wide asChild>
          {isBasic ? (
            <StartLink />
          ) : sold ? (
            <Link to={sold.to} reloadDocument>
              {isMonthly
                ? t('subscribe', { price: sold.price })
                : t('buy', { count: sold.offer.sessions })}
            </Link>
          ) : (
            <Link to={PATHS.contact}>{t('contact')}</Link>
          )}
        </ButtonLink>
      </div>
      <p className="type-small mt-2.5 text-center text-text-3">{t(`${plan}Note`)}</p>
    </section>
  );
}

const USUAL_SESSIONS = 30;
/** Less is not worth a word. */
const LEAST_PERCENT = 5;

/** The offer that is chosen, at first the one that a link asks for, and the way to its checkout. */
function useSold(shelf: Shelf | undefined, isMonthly: boolean) {
  const [params] = useSearchParams();
  const [sessions, setSessions] = useState(parseSessions(params) ?? USUAL_SESSIONS);
  const offer = shelf && pickOffer(shelf.offers, sessions);
  if (shelf === undefined || offer === undefined) return undefined;
  const search = new URLSearchParams(params);
  search.set('sessions', String(offer.sessions));
  if (isMonthly) search.set('kind', 'monthly');
  return {
    ...shelf,
    offer,
    price: toShortMoneyText({ currency: shelf.currency, amount: offer[shelf.currency] }),
    choose: (next: typeof offer) => setSessions(next.sessions),
    to: { pathname: PATHS.checkout, search: search.toString() },
  };
}

function StartLink(props: object) {
  const t = useTexts();
  const isLogin = useSession((session) => session.isLogin);
  return isLogin ? (
    <Link {...props} to={PATHS.projects}>
      {t('projects')}
    </Link>
  ) : (
    <Link {...props} to={PATHS.signUp}>
      {t('start')}
    </Link>
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

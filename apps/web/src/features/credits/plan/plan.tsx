import { ButtonLink, Skeleton } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { creditsQuery } from '#shared/api/credits.queries.ts';
import { PATHS } from '#shared/paths.ts';
import { Purchases } from './purchases.tsx';
import { subscriptionQuery } from './subscription.queries.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { useTexts } from './texts.ts';

const LINKS = [
  { key: 'code', to: PATHS.code },
  { key: 'history', to: PATHS.history },
  { key: 'pricing', to: PATHS.pricing },
] as const;

export function Plan() {
  const t = useTexts();
  const { data } = useQuery(creditsQuery);
  const { data: own } = useQuery(subscriptionQuery);
  return (
    <>
      <h1 className="type-h1">{t('title')}</h1>
      <div
        className={
          own?.subscription
            ? 'mt-4 grid gap-3.5 wide:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)]'
            : 'mt-4'
        }
      >
        {own?.subscription && <SubscriptionCard own={own.subscription} />}
        <section className="rounded-card border border-border bg-surface p-4 shadow-e1 md:p-5">
          <h2 className="type-h3">
            {data ? t('sessions', { count: data.balance }) : <Skeleton className="w-40" />}
          </h2>
          <p className="type-body mt-1 text-pretty text-text-2">{t('what')}</p>
          {data?.owed !== undefined && (
            <p role="status" className="type-body mt-3 rounded-bar bg-bad-bg px-4 py-3 text-pretty">
              {t('owed', { count: data.owed })}
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-2">
            {LINKS.map(({ key, to }) => (
              <ButtonLink key={key} size="public" asChild>
                <Link to={to}>{t(key)}</Link>
              </ButtonLink>
            ))}
          </div>
        </section>
      </div>
      <Purchases />
    </>
  );
}

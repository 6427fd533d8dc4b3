import { Badge, Link as UiLink } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '#features/projects/list/texts.ts';
import { creditsQuery } from '#shared/api/credits.queries.ts';
import { findCreditsEnd } from '#shared/api/credits-end.ts';
import { hasFeature } from '#shared/features/features.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { PATHS } from '#shared/paths.ts';

/** Balance, and the part of it that ends first. A number that may be wrong is not shown. */
export function CreditsCard() {
  const t = useTexts();
  const { data, isError } = useQuery(creditsQuery);
  if (data === undefined || isError) return null;
  const { balance, parts } = data;
  const end = findCreditsEnd(parts, Date.now());
  return (
    <section
      aria-label={t('sessionsLeft')}
      className="flex flex-col gap-2 rounded-bar border border-border bg-surface p-3"
    >
      <div className="flex items-center justify-between gap-2">
        <p className="type-small font-semibold">{t('sessionsLeft')}</p>
        <Badge tone={balance > 0 ? 'accent' : 'neutral'} className="tnum">
          {toNumberText(balance)}
        </Badge>
      </div>
      {end && (
        <div aria-hidden="true" className="flex h-1 gap-0.5 overflow-hidden rounded-full">
          <span
            className={end.isSoon ? 'bg-warn' : 'bg-accent opacity-60'}
            style={{ flexGrow: end.amount }}
          />
          <span className="bg-accent" style={{ flexGrow: balance - end.amount }} />
        </div>
      )}
      <p className="type-micro tnum flex flex-wrap justify-between gap-2 text-text-3">
        <span className={end?.isSoon ? 'text-warn' : ''}>
          {balance === 0
            ? t('sessionsNone')
            : end
              ? t('sessionsEnd', { count: end.amount, day: end.day })
              : t('sessionsNoEnd')}
        </span>
        {hasFeature('payments') && (
          <UiLink asChild>
            <Link to={PATHS.pricing}>{t('buySessions')}</Link>
          </UiLink>
        )}
      </p>
    </section>
  );
}

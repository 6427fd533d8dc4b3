import { toClassNames } from '@fovea/ui';
import { toSecondsText } from '#studio/dock/timeline-scale.ts';
import { useTexts } from '#studio/texts.ts';
import type { ShownOrder } from './use-order.ts';

/** What numbers and shares of a common order mean, and of whom they are. */
export function OrderLegend({ order, isSmall }: { order: ShownOrder; isSmall: boolean }) {
  const t = useTexts();
  const { steps, people, range, hasRest } = order;
  const hasSteps = steps.length > 0;
  return (
    <section
      aria-label={t('legend')}
      className={toClassNames(
        'type-micro rounded-touch border border-border bg-surface text-text-3',
        isSmall ? 'px-2 py-1.5' : 'px-3 py-2',
      )}
      style={{ width: isSmall ? '9.5rem' : '13rem' }}
    >
      <p className="type-small font-semibold text-text">{t('order')}</p>
      <ol className={isSmall ? 'sr-only' : 'mt-1'} style={{ listStyle: 'inside decimal' }}>
        {steps.map(({ id, name, percent }) => (
          <li key={id} className="tnum truncate text-text-2">
            {t('orderPlace', { name, percent })}
          </li>
        ))}
      </ol>
      {hasSteps ? (
        <>
          <p className="mt-1">{t('orderFirst')}</p>
          {steps.length > 1 && <p>{t('orderNext')}</p>}
          {hasRest && <p>{t('orderRest')}</p>}
        </>
      ) : (
        <p className="mt-1">{t('orderTooFew')}</p>
      )}
      <p className="tnum mt-1 text-text-2">
        {t('orderBasis', {
          count: people,
          from: toSecondsText(range.fromMs, 1),
          to: toSecondsText(range.toMs, 1),
        })}
      </p>
      {!isSmall && <p className="mt-1">{t('orderOne')}</p>}
    </section>
  );
}

import { toClassNames } from '@fovea/ui';
import { useTexts } from '#studio/texts.ts';
import { explainOrder, type ShownOrder, toBasisText } from './use-order.ts';

/** What numbers and shares of a common order mean, and of whom they are. */
export function OrderLegend({ order, isSmall }: { order: ShownOrder; isSmall: boolean }) {
  const t = useTexts();
  const [first, ...more] = explainOrder(order, t);
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
        {order.steps.map(({ id, name, percent }) => (
          <li key={id} className="tnum break-words text-text-2">
            {t('orderPlace', { name, percent })}
          </li>
        ))}
      </ol>
      <p className="mt-1">{first}</p>
      {more.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="tnum mt-1 text-text-2">{toBasisText(order, t)}</p>
      {!isSmall && <p className="mt-1">{t('orderOne')}</p>}
    </section>
  );
}

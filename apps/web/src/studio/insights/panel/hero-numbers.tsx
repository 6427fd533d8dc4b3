import type { ReactNode } from 'react';
import type { MadeInsights } from '#studio/aoi/metrics-session.ts';
import { DIGITS, toFigure } from '#studio/metrics/metric.ts';
import { useTexts } from './texts.ts';

interface HeroProps {
  insights: MadeInsights;
  nameOf: (subject: string) => string;
}

/** Attention ratio and time to notice of what was looked at longest, and immersion. */
export function HeroNumbers({ insights, nameOf }: HeroProps) {
  const t = useTexts();
  const { people, subjects, split } = insights;
  const [top] = subjects.toSorted((a, b) => (b.attention ?? 0) - (a.attention ?? 0));
  const share = (value: number | null | undefined, of: number) =>
    value === null || value === undefined
      ? t('none')
      : t('percent', { percent: toFigure(value, { unit: 'share', digits: DIGITS.share }, of) });
  const name = top ? t('ofName', { name: nameOf(top.id) }) : '';
  const notice =
    top === undefined
      ? t('none')
      : top.firstLookMs === null
        ? t('notHalf')
        : t('seconds', {
            seconds: toFigure(top.firstLookMs, { unit: 'ms', digits: DIGITS.ms }, top.people),
          });
  return (
    <dl className="grid grid-cols-3 gap-3">
      <Hero name={t('attentionRatio')} value={share(top?.attention, people)} note={name} />
      <Hero name={t('timeToNotice')} value={notice} note={name} />
      <Hero
        name={t('immersion')}
        value={share(split?.high, split?.people ?? 0)}
        note={t('atDeep')}
      />
    </dl>
  );
}

function Hero({ name, value, note }: { name: string; value: string; note: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="type-micro text-text-3">{name}</dt>
      <dd className="tnum flex flex-col">
        <span className="font-semibold text-[1.375rem] leading-7">{value}</span>
        <span className="type-micro wrap-anywhere text-text-2">{note}</span>
      </dd>
    </div>
  );
}

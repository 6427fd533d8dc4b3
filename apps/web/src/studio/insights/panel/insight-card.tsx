import type { Insight, InsightKind } from '@fovea/gaze/insights';
import { Button, toClassNames } from '@fovea/ui';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { MadeInsights } from '#studio/aoi/metrics-session.ts';
import { toSecondsText } from '#studio/dock/timeline-scale.ts';
import { CardChart } from './card-chart.tsx';
import { KeptFigures } from './kept-figures.tsx';
import { useTexts } from './texts.ts';

interface BasisProps {
  insights: MadeInsights;
  /** Everybody who took part. */
  total: number;
  /** Parts of the filter that are not as at first. */
  changedFilters: number;
  /** Lines of the rules it was made by. */
  rule: string;
}

/** The line of `packages/gaze/SPEC.md` that a card comes from. */
const RULES: Readonly<Record<InsightKind, string>> = {
  late: 'IN3',
  missed: 'IN4',
  firstLongest: 'IN5',
  first: 'IN5',
  longest: 'IN5',
  distraction: 'IN6',
  deep: 'IN6',
  revisited: 'IN7',
  apart: 'IN8',
  seen: 'IN1',
};

export interface InsightCardProps extends Omit<BasisProps, 'rule'> {
  card: Insight;
  sentence: string;
  insights: MadeInsights;
  nameOf: (subject: string) => string;
  onShow: () => void;
}

/** A sentence, what it stands on, and the way to see it. */
export function InsightCard(props: InsightCardProps) {
  const t = useTexts();
  const { card, sentence, insights, nameOf, onShow } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li className="rounded-touch border border-border bg-surface-2 px-3 py-2">
      <p className="type-body">
        <KeptFigures text={sentence} />
      </p>
      <div className="mt-1 -ml-2 flex items-center gap-1">
        <Button
          variant="quiet"
          size="dense"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t('basisOf', { sentence })}
          iconRight={
            <ChevronDown aria-hidden="true" className={toClassNames(isOpen && 'rotate-180')} />
          }
          onClick={() => setIsOpen(!isOpen)}
        >
          {t('basis')}
        </Button>
        <Button
          variant="quiet"
          size="dense"
          className="text-accent-text"
          aria-label={t('showMeOf', { sentence })}
          onClick={onShow}
        >
          {t('showMe')}
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="mt-1">
        {isOpen && (
          <>
            <BasisList {...props} rule={RULES[card.kind]} />
            <p className="type-micro mt-2 mb-1 text-text-3">{t('basisNumbers')}</p>
            <CardChart card={card} insights={insights} nameOf={nameOf} />
          </>
        )}
      </div>
    </li>
  );
}

/** Basis of the insights: people, filter, time, and how they were made. */
function BasisList({ insights, total, changedFilters, rule }: BasisProps) {
  const t = useTexts();
  const { people, range, algorithm, version } = insights;
  const rows = [
    ['basisPeople', t('people', { count: people, total })],
    [
      'basisFilter',
      changedFilters === 0 ? t('filterDefault') : t('filterChanged', { count: changedFilters }),
    ],
    [
      'basisTime',
      t('time', { from: toSecondsText(range.fromMs, 1), to: toSecondsText(range.toMs, 1) }),
    ],
    ['basisMethod', t('method', { algorithm, version, rule })],
  ] as const;
  return (
    <dl className="tnum type-micro flex flex-col gap-1 text-text-2">
      {rows.map(([key, text]) => (
        <div key={key} className="flex gap-2">
          <dt className="w-16 flex-none text-text-3">{t(key)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

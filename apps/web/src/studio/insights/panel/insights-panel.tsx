import { INSIGHT_LIMITS, type InsightView } from '@fovea/gaze/insights';
import { Button } from '@fovea/ui';
import { Lightbulb } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { MadeInsights } from '#studio/aoi/metrics-session.ts';
import { toSecondsText } from '#studio/dock/timeline-scale.ts';
import { DIGITS, toFigure } from '#studio/metrics/metric.ts';
import { PAGE_METRICS } from '#studio/metrics/page-metrics.ts';
import { useMetricWords } from '#studio/metrics/use-metric-words.ts';
import { EmptyPanel, PanelSkeleton } from '#studio/participants/participants-panel.tsx';
import { CopyButtons } from './copy-buttons.tsx';
import { HeroNumbers } from './hero-numbers.tsx';
import { InsightCard } from './insight-card.tsx';
import { toCardKey } from './insight-sentences.tsx';
import { ShareBars } from './share-bars.tsx';
import { useTexts } from './texts.ts';
import { useSentences } from './use-sentences.ts';

const FILLS = { high: 'fill-imm-3', medium: 'fill-imm-2', low: 'fill-imm-1' } as const;

export interface InsightsPanelProps {
  /** Undefined until the first are made. */
  insights: MadeInsights | undefined;
  /** Whether something has changed since. */
  isOld: boolean;
  project: string;
  pageNumber: number;
  /** Everybody who took part. */
  total: number;
  changedFilters: number;
  onShow: (view: InsightView) => void;
}

/** Sentences about a page, each with its basis. */
export function InsightsPanel(props: InsightsPanelProps) {
  const t = useTexts();
  if (props.insights === undefined) return <PanelSkeleton />;
  if (props.insights.people === 0) return <EmptyPanel text={t('nobody')} />;
  return <Made {...props} insights={props.insights} />;
}

function Made(props: InsightsPanelProps & { insights: MadeInsights }) {
  const t = useTexts();
  const { insights, isOld, total, changedFilters, onShow } = props;
  const { people, range, cards, subjects, elsewhere } = insights;
  const { nameOf, write } = useSentences(insights);
  const [isAll, setIsAll] = useState(false);
  const [hasShown, setHasShown] = useState(false);
  const most = Math.max(elsewhere ?? 0, ...subjects.map(({ attention }) => attention ?? 0)) || 1;
  const listed = isAll ? cards : cards.slice(0, INSIGHT_LIMITS.most);
  const basis = `${t('people', { count: people, total })}, ${t('time', {
    from: toSecondsText(range.fromMs, 1),
    to: toSecondsText(range.toMs, 1),
  })}`;
  const percent = (share: number | null) =>
    share === null
      ? t('none')
      : t('percent', {
          percent: toFigure(share, { unit: 'share', digits: DIGITS.share }, people),
        });
  return (
    <div aria-busy={isOld} className="min-h-0 flex-1 overflow-y-auto [scrollbar-width:thin]">
      <Part>
        <h2 className="type-small mb-2 flex items-center gap-2 font-semibold text-accent-text">
          <Lightbulb aria-hidden="true" size={14} />
          {t('inShort')}
        </h2>
        <HeroNumbers insights={insights} nameOf={nameOf} />
        <p className="tnum type-micro mt-2 text-text-3">
          {basis}
          <span role="status" className="ml-2">
            {isOld ? t('old') : hasShown ? t('shownOnStage') : ''}
          </span>
        </p>
        {insights.isFew && (
          <p className="type-small mt-2 text-warn">{t('few', { count: people })}</p>
        )}
      </Part>
      <Part title={t('cards')}>
        {cards.length === 0 && <p className="type-small text-text-2">{t('noCards')}</p>}
        <ul className="flex flex-col gap-2">
          {listed.map((card) => (
            <InsightCard
              key={toCardKey(card)}
              card={card}
              sentence={write(card)}
              insights={insights}
              nameOf={nameOf}
              total={total}
              changedFilters={changedFilters}
              onShow={() => {
                onShow(card.show);
                setHasShown(true);
              }}
            />
          ))}
        </ul>
        {listed.length < cards.length && (
          <Button variant="quiet" size="dense" className="mt-2" onClick={() => setIsAll(true)}>
            {t('showAll', { count: cards.length - listed.length })}
          </Button>
        )}
      </Part>
      <Part title={t('attentionRatio')} note={t('attentionRatioNote')}>
        <ShareBars
          bars={[
            ...subjects
              .toSorted((a, b) => (b.attention ?? 0) - (a.attention ?? 0))
              .map(({ id, attention }) => ({
                id,
                name: nameOf(id),
                color: insights.of.find((area) => area.id === id)?.color,
                part: (attention ?? 0) / most,
                text: percent(attention),
              })),
            {
              id: 'elsewhere',
              name: t('elsewhere'),
              part: (elsewhere ?? 0) / most,
              text: percent(elsewhere),
            },
          ]}
        />
      </Part>
      {insights.split && (
        <Part title={t('immersion')} note={t('immersionNote')}>
          <ImmersionSplit insights={insights} />
        </Part>
      )}
      <Part>
        <CopyButtons
          fileName={`${props.project}_${props.pageNumber}_insights.png`}
          copied={{
            title: t('copyTitle', { project: props.project, number: props.pageNumber }),
            sentences: cards.map(write),
            basis,
          }}
        />
      </Part>
    </div>
  );
}

function Part({ title, note, children }: { title?: string; note?: string; children: ReactNode }) {
  return (
    <section className="border-border border-b px-4 py-3">
      {title !== undefined && (
        <div className="mb-2 flex items-baseline justify-between gap-2">
          <h2 className="type-body font-semibold">{title}</h2>
          {note !== undefined && <span className="type-micro text-text-3">{note}</span>}
        </div>
      )}
      {children}
    </section>
  );
}

/** Time at the three levels: high (deep immersion), medium (focusing attention), low (distractions). */
function ImmersionSplit({ insights }: { insights: MadeInsights }) {
  const t = useTexts();
  const toWords = useMetricWords();
  const levels = PAGE_METRICS.flatMap((metric) =>
    metric.id === 'agreement' ? [] : [{ metric, share: metric.read(insights) ?? 0 }],
  );
  const toStart = (place: number) =>
    levels.slice(0, place).reduce((sum, { share }) => sum + share, 0);
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className="block h-2 w-full rounded-full"
      >
        {levels.map(({ metric, share }, i) => (
          <rect
            key={metric.id}
            x={toStart(i)}
            width={share}
            height={1}
            className={FILLS[metric.id]}
          />
        ))}
      </svg>
      <ul className="tnum type-micro mt-2 flex flex-wrap gap-2 text-text-2">
        {levels.map(({ metric, share }) => (
          <li key={metric.id} title={toWords(metric).meaning} className="flex items-center gap-1">
            <svg aria-hidden="true" viewBox="0 0 2 2" className="size-2">
              <circle cx={1} cy={1} r={1} className={FILLS[metric.id]} />
            </svg>
            {toWords(metric).name}{' '}
            {t('percent', { percent: toFigure(share, metric, insights.split?.people ?? 0) })}
          </li>
        ))}
      </ul>
    </>
  );
}

import type { Insight } from '@fovea/gaze/insights';
import type { PageSubject } from '@fovea/stage';
import type { MadeInsights } from '#studio/aoi/metrics-session.ts';
import { DIGITS, toFigure } from '#studio/metrics/metric.ts';
import { ShareBars } from './share-bars.tsx';
import { useTexts } from './texts.ts';

interface CardChartProps {
  card: Insight;
  insights: MadeInsights;
  nameOf: (subject: string) => string;
}

/** The number of a card beside that of all other subjects, or over time. */
export function CardChart({ card, insights, nameOf }: CardChartProps) {
  const toBar = useBar(card, insights);
  if (card.kind === 'distraction' || card.kind === 'deep') {
    return <LevelColumns level={card.kind === 'deep' ? 'high' : 'low'} insights={insights} />;
  }
  if (!('subject' in card)) return null;
  return (
    <ShareBars
      bars={insights.subjects.map((subject) => ({
        id: subject.id,
        name: nameOf(subject.id),
        color: insights.of.find(({ id }) => id === subject.id)?.color,
        isOwn: subject.id === card.subject,
        ...toBar(subject),
      }))}
    />
  );
}

/** Which number of a subject a card is about. */
function useBar(card: Insight, { range, people, subjects }: MadeInsights) {
  const t = useTexts();
  const toText = (key: 'percent' | 'firstPercent', value: number | null) =>
    value === null
      ? t('none')
      : t(key, { percent: toFigure(value, { unit: 'share', digits: DIGITS.share }, people) });
  const mostVisits = Math.max(...subjects.map(({ visits }) => visits ?? 0), 1);
  return (subject: PageSubject): { part: number; text: string } => {
    switch (card.kind) {
      case 'late': {
        const { firstLookMs } = subject;
        if (firstLookMs === null) return { part: 0, text: t('notHalf') };
        const seconds = toFigure(firstLookMs, { unit: 'ms', digits: DIGITS.ms }, subject.people);
        return { part: firstLookMs / (range.toMs - range.fromMs), text: t('seconds', { seconds }) };
      }
      case 'missed':
      case 'seen':
        return {
          part: subject.people > 0 ? subject.viewers / subject.people : 0,
          text: t('ofPeople', { part: subject.viewers, people: subject.people }),
        };
      case 'first':
      case 'firstLongest':
        return {
          part: subject.firstShare ?? 0,
          text: toText('firstPercent', subject.firstShare),
        };
      case 'revisited':
        return {
          part: (subject.visits ?? 0) / mostVisits,
          text:
            subject.visits === null
              ? t('none')
              : t('visitsEach', { visits: subject.visits.toFixed(DIGITS.count()) }),
        };
      default:
        return {
          part: subject.attention ?? 0,
          text: toText('percent', subject.attention),
        };
    }
  };
}

const COLUMN = 4;
const HEIGHT = 40;

function LevelColumns({ level, insights }: { level: 'low' | 'high'; insights: MadeInsights }) {
  const t = useTexts();
  const shares = [...(insights.levels?.[level] ?? [])];
  const toPercent = (share: number) =>
    toFigure(share, { unit: 'share', digits: DIGITS.share }, insights.people);
  return (
    <svg
      role="img"
      aria-label={t('chartOverTime', {
        low: toPercent(Math.min(...shares)),
        high: toPercent(Math.max(...shares)),
      })}
      viewBox={`0 0 ${COLUMN * shares.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-10 w-full"
    >
      {shares.map((share, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a window is known by its place.
          key={i}
          x={COLUMN * i}
          y={HEIGHT * (1 - share)}
          width={COLUMN - 1}
          height={HEIGHT * share}
          className={level === 'high' ? 'fill-imm-3' : 'fill-imm-2'}
        />
      ))}
    </svg>
  );
}

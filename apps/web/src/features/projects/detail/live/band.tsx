import type { Funnel, Project } from '@fovea/contract';
import type { ReactNode } from 'react';
import { useTexts } from '#features/projects/detail/live/texts.ts';
import { countDays, toBars, toPace } from '#features/projects/detail/model/pace.ts';
import type { RecordsSummary } from '#features/projects/detail/model/records-summary.ts';
import { HourBars } from '#features/projects/detail/parts/hour-bars.tsx';
import { toDateText, toTimeText } from '#shared/format/dates.ts';
import { toNumberText } from '#shared/format/numbers.ts';

interface BandProps {
  project: Project;
  funnel: Funnel;
  summary: RecordsSummary | null | undefined;
  nowMs: number;
}

/** The four figures that somebody looks for first. */
export function Band({ project, funnel, summary, nowMs }: BandProps) {
  const t = useTexts();
  const { completed, maxParticipant: target } = project;
  const toGo = Math.max(0, target - completed);
  const pace = toPace(funnel.hours, toGo, nowMs);
  const opened = Math.max(funnel.opened, funnel.all.reached.consented);
  const finished = funnel.all.reached.completed;
  return (
    <div className="flex flex-wrap gap-px overflow-hidden rounded-banner border border-border bg-border shadow-e1">
      <Cell grow={1.9}>
        <Progress project={project} funnel={funnel} summary={summary} toGo={toGo} />
      </Cell>
      <Cell>
        <Figure
          label={t('ready')}
          value={pace === undefined ? '–' : toReadyText(pace.readyMs)}
          note={
            pace === undefined
              ? t('paceHidden')
              : t('pace', { rate: Math.round(pace.perHour * 10) / 10 })
          }
        />
      </Cell>
      <Cell>
        <Figure
          label={t('finishRate')}
          value={
            opened === 0 ? '–' : t('percent', { percent: Math.round((100 * finished) / opened) })
          }
          note={t('finishBasis', { completed: finished, opened })}
        />
      </Cell>
      <Cell>
        <p className="type-small text-text-3">{t('perHour')}</p>
        <HourBars
          bars={toBars(funnel.hours, nowMs)}
          toLabel={(counts) => t('perHourLabel', { counts })}
        />
        <p className="type-micro tnum mt-1 text-text-3">
          {t('days', countDays(funnel.hours, nowMs))}
        </p>
      </Cell>
    </div>
  );

  function toReadyText(readyMs: number): string {
    const isToday = new Date(readyMs).toDateString() === new Date(nowMs).toDateString();
    if (!isToday) return toDateText(new Date(readyMs));
    return t('readyToday', { time: toTimeText(readyMs) });
  }
}

function Cell({ grow = 1, children }: { grow?: number; children: ReactNode }) {
  const basis = grow > 1 ? 'min(20rem, 100%)' : 'min(11.5rem, 100%)';
  return (
    <div className="bg-surface px-5 py-3.5" style={{ flex: `${grow} 1 ${basis}` }}>
      {children}
    </div>
  );
}

function Figure({ label, value, note }: { label: string; value: string; note: string }) {
  return (
    <>
      <p className="type-small text-text-3">{label}</p>
      <p className="type-number tnum mt-1">{value}</p>
      <p className="type-small tnum text-text-2">{note}</p>
    </>
  );
}

type ProgressProps = Pick<BandProps, 'project' | 'funnel' | 'summary'> & { toGo: number };

function Progress({ project, funnel, summary, toGo }: ProgressProps) {
  const t = useTexts();
  const { completed, maxParticipant: target } = project;
  const unreliable = summary?.unreliable ?? 0;
  const now = funnel.there.reduce((sum, { count }) => sum + count, 0);
  // Good enough, and left out by a mark.
  const marked = summary ? summary.total - summary.valid - unreliable : 0;
  const valid = completed - unreliable - marked;
  const parts = [
    { text: t('valid', { count: valid }), count: valid, fill: '' },
    { text: t('unreliableCount', { count: unreliable }), count: unreliable, fill: '40%' },
    ...(marked > 0
      ? [{ text: t('markedCount', { count: marked }), count: marked, fill: '30%' }]
      : []),
    { text: t('nowCount', { count: now }), count: now, fill: '20%' },
  ];
  const toFill = (share: string) =>
    share === '' ? 'var(--accent)' : `color-mix(in srgb, var(--accent) ${share}, var(--surface))`;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span className="tnum font-bold text-[1.6875rem] leading-8 tracking-[-0.03em]">
          {toNumberText(completed)}
        </span>
        <span className="type-body tnum flex-1 text-text-2">{t('participantsOf', { target })}</span>
        <span className="type-body tnum text-text-3">{t('toGo', { count: toGo })}</span>
      </div>
      <div
        role="img"
        aria-label={t('progressLabel', { completed, target })}
        className="mt-2 flex h-2.5 overflow-hidden rounded-full bg-surface-3"
      >
        {parts.map(({ text, count, fill }) => (
          <span
            key={text}
            className="edge-when-forced"
            style={{ width: `${(100 * count) / target}%`, background: toFill(fill) }}
          />
        ))}
      </div>
      <ul className="type-micro tnum mt-2 flex flex-wrap gap-x-4 gap-y-1 text-text-2">
        {parts.map(({ text, fill }) => (
          <li key={text} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className="size-2 flex-none rounded-full"
              style={{ background: toFill(fill) }}
            />
            {text}
          </li>
        ))}
      </ul>
      {funnel.endsAt !== null && (
        <p className="type-micro tnum mt-1.5 text-text-3">
          {t('ends', { date: toDateText(funnel.endsAt) })}
        </p>
      )}
    </>
  );
}

import type { Funnel, Project } from '@fovea/contract';
import { Ring } from '@fovea/ui';
import type { ReactNode } from 'react';
import type { RecordsSummary } from '#features/projects/detail/model/records-summary.ts';
import { useTexts } from '#features/projects/detail/texts.ts';
import { toDateText } from '#shared/format/dates.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { ArrivalsByHour, LastArrival } from './arrivals.tsx';
import { Panel } from './panel.tsx';
import { BAND_FILLS, ValidityBar } from './validity-bar.tsx';

const UNREAD_TEXTS = {
  nothing_readable: 'unreadBytes',
  gaze_lost: 'unreadEyes',
  answers_missing: 'unreadAnswers',
} as const;

interface ProgressPanelProps {
  project: Project;
  summary: RecordsSummary | null | undefined;
  funnel: Funnel | undefined;
}

export function ProgressPanel({ project, summary, funnel }: ProgressPanelProps) {
  const t = useTexts();
  const { completed, joined, maxParticipant: target, status } = project;
  const toGo = Math.max(0, target - completed);
  const unfinished = Math.max(0, joined - completed);
  const progress = t('progressLabel', { completed, target });
  const isFirstAwaited = status === 'active' && !funnel?.last.length;
  return (
    <Panel title={t('progress')}>
      <div className="mt-3.5 flex items-center gap-5">
        <Ring
          label={progress}
          share={completed / target}
          sizePx={116}
          tone={toGo === 0 ? 'good' : 'accent'}
        >
          <span className="tnum block font-bold text-[1.6875rem] leading-8 tracking-[-0.03em]">
            {toNumberText(completed)}
          </span>
          <span className="type-small tnum block text-text-3">{t('ofTarget', { target })}</span>
        </Ring>
        <div className="flex min-w-0 flex-col gap-1.5">
          <p className="tnum font-semibold text-[0.875rem]">
            {toGo === 0
              ? t('reached')
              : status === 'done'
                ? t('finishedEarly')
                : t('toGo', { count: toGo })}
          </p>
          {isFirstAwaited ? (
            <p className="type-small text-text-3">{t('live')}</p>
          ) : (
            funnel && <LastArrival funnel={funnel} />
          )}
          {status === 'active' && (
            <p className="type-small tnum text-pretty text-text-3">
              {unfinished > 0
                ? t('started', { count: unfinished })
                : completed === 0 && t('nobodyYet')}
            </p>
          )}
        </div>
      </div>
      <p aria-live="polite" className="sr-only">
        {progress}
      </p>
      {funnel && <ArrivalsByHour funnel={funnel} />}
      {summary && <ValiditySplit summary={summary} />}
      {project.unread.length > 0 && (
        <div className="type-small tnum mt-3.5 text-pretty text-text-3">
          {project.unread.map(({ reason, count }) => (
            <p key={reason}>{t(UNREAD_TEXTS[reason], { count })}</p>
          ))}
          <p>{t('unreadNote')}</p>
        </div>
      )}
      <dl className="type-small tnum mt-5 grid gap-1.5 border-border border-t pt-3.5 wide:mt-auto">
        <Fact term={t('target')}>{toNumberText(target)}</Fact>
        <Fact term={t('created')}>{toDateText(project.createdAt)}</Fact>
      </dl>
      {status === 'active' && funnel?.endsAt && (
        <p className="type-small tnum mt-2 text-text-3">
          {t('ends', { date: toDateText(funnel.endsAt) })}
        </p>
      )}
    </Panel>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="text-text-3">{term}</dt>
      <dd className="ml-auto text-right text-text-2">{children}</dd>
    </div>
  );
}

/** How good the recordings are, and on which devices they were made. */
function ValiditySplit({ summary }: { summary: RecordsSummary }) {
  const t = useTexts();
  const named = summary.devices.map(({ name, count }) => `${name} (${count})`);
  const devices = [
    ...named,
    ...(summary.others > 0 ? [t('otherDevices', { count: summary.others })] : []),
  ];
  return (
    <div className="mt-5">
      <p className="type-micro flex gap-2 font-semibold text-text-3">
        <span className="flex-1">{t('validity')}</span>
        <span className="tnum font-normal">{t('validityBasis', { count: summary.total })}</span>
      </p>
      <div className="mt-2">
        <ValidityBar summary={summary} />
      </div>
      <p className="type-small tnum mt-2 flex flex-wrap justify-between gap-x-3 text-text-2">
        {BAND_FILLS.map(({ band }) => (
          <span key={band}>{t(band, { count: summary[band] })}</span>
        ))}
      </p>
      {devices.length > 0 && (
        <p className="type-small mt-3 text-text-3">
          <span className="sr-only">{t('devices')}</span> {devices.join(', ')}
        </p>
      )}
    </div>
  );
}

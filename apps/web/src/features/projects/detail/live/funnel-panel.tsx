import type { Funnel, Project } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '#features/projects/detail/live/texts.ts';
import { type FunnelRow, toFunnelRows } from '#features/projects/detail/model/funnel-rows.ts';
import { toHint } from '#features/projects/detail/model/hint.ts';
import { copyInvitation } from '#features/projects/model/share.ts';
import { toDateText } from '#shared/format/dates.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { LivePanel } from './live-panel.tsx';

interface FunnelPanelProps {
  project: Project;
  funnel: Funnel;
  hasCamera: boolean;
}

export function FunnelPanel({ project, funnel, hasCamera }: FunnelPanelProps) {
  const t = useTexts();
  const rows = toFunnelRows(funnel, hasCamera);
  const most = Math.max(1, rows[0]?.count ?? 0);
  const worst = Math.max(1, ...rows.slice(1).map(({ stopped }) => stopped));
  const hint = toHint(funnel.inApp, hasCamera);
  return (
    <LivePanel
      title={t('funnel')}
      note={funnel.since !== null && t('since', { date: toDateText(funnel.since) })}
    >
      <ol className="mt-3.5 flex flex-1 flex-col justify-between gap-1">
        {rows.map((row) => (
          <li key={row.step}>
            <div className="flex items-center gap-3">
              <span className="type-body w-24 flex-none">{t(row.step)}</span>
              <span className="h-5 min-w-0 flex-1 overflow-hidden rounded-chip bg-surface-3">
                <span
                  className={toClassNames(
                    'edge-when-forced block h-full rounded-chip',
                    row.step === 'completed' ? 'bg-good' : 'bg-accent',
                  )}
                  style={{ width: `${(100 * row.count) / most}%` }}
                />
              </span>
              <span className="tnum w-10 flex-none text-right font-semibold text-[0.875rem]">
                {toNumberText(row.count)}
              </span>
            </div>
            {row.step !== 'completed' && (
              <p
                className={toClassNames(
                  'type-micro tnum ml-27 text-text-3',
                  row.step !== 'opened' && row.stopped === worst && 'font-semibold text-warn',
                )}
              >
                <Losses row={row} />
              </p>
            )}
          </li>
        ))}
      </ol>
      {hint.kind === 'lost' && (
        <div className="type-small mt-3 flex gap-2 rounded-bar bg-warn-bg px-3 py-2.5 text-text-2">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 flex-none text-warn" />
          <p>
            <b className="font-semibold text-text">{t('chatHint', { lost: hint.lost })}</b>{' '}
            {t('chatHintWhy')}{' '}
            <button
              type="button"
              onClick={() => void copyInvitation(project)}
              className="focus-ring hit-area rounded-chip text-accent-text hover:underline"
            >
              {t('chatHintAction')}
            </button>
          </p>
        </div>
      )}
    </LivePanel>
  );
}

/** How many stopped, and how many are still there. */
function Losses({ row: { step, stopped, there } }: { row: FunnelRow }) {
  const t = useTexts();
  if (step === 'opened') return t('closedIt', { count: stopped });
  if (step === 'completed') return null;
  const parts = [
    ...(stopped > 0 ? [t(`stopped${step}`, { count: stopped })] : []),
    ...(there > 0 ? [t(`there${step}`, { count: there })] : []),
  ];
  return parts.length === 0 ? t('nobodyStopped') : parts.join(', ');
}

import type { AggregatedParticipant, Funnel, Project, RecordingMark } from '@fovea/contract';
import { TriangleAlert } from 'lucide-react';
import { useTexts } from '#features/projects/detail/live/texts.ts';
import { toHint } from '#features/projects/detail/model/hint.ts';
import { FlowStages } from '#features/projects/detail/people/flow-stages.tsx';
import { copyInvitation } from '#features/projects/model/share.ts';
import { toDateText } from '#shared/format/dates.ts';
import { LivePanel } from './live-panel.tsx';

interface FunnelPanelProps {
  project: Project;
  funnel: Funnel;
  people: readonly AggregatedParticipant[];
  marks: readonly RecordingMark[];
  hasCamera: boolean;
}

export function FunnelPanel({ project, funnel, people, marks, hasCamera }: FunnelPanelProps) {
  const t = useTexts();
  const hint = toHint(funnel.inApp, hasCamera);
  return (
    <LivePanel
      title={t('funnel')}
      note={funnel.since !== null && t('since', { date: toDateText(funnel.since) })}
    >
      <FlowStages funnel={funnel} project={project} people={people} marks={marks} />
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

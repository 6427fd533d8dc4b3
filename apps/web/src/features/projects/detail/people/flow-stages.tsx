import type { AggregatedParticipant, Funnel, Project, RecordingMark } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { toNumberText } from '#shared/format/numbers.ts';
import { toPeopleFlow } from './people-flow.ts';
import { useTexts } from './texts.ts';

interface FlowStagesProps {
  funnel: Funnel;
  project: Project;
  people: readonly AggregatedParticipant[];
  marks: readonly RecordingMark[];
}

/** Each stage from the link to valid data with those who did not come to the next one, and why. */
export function FlowStages({ funnel, ...rest }: FlowStagesProps) {
  const t = useTexts();
  const stages = toPeopleFlow({ funnel, ...rest });
  const most = Math.max(1, stages[0]?.count ?? 0);
  return (
    <>
      <ol className="mt-3.5 flex flex-1 flex-col justify-between gap-1">
        {stages.map(({ stage, count, losses }) => (
          <li key={stage}>
            <div className="flex items-center gap-3">
              <span className="type-body w-32 flex-none">{t(stage)}</span>
              <span
                aria-hidden="true"
                className="h-4 min-w-0 flex-1 overflow-hidden rounded-chip bg-surface-3"
              >
                <span
                  className={toClassNames(
                    'edge-when-forced block h-full rounded-chip',
                    stage === 'valid' ? 'bg-good' : 'bg-accent',
                  )}
                  style={{ width: `${(100 * count) / most}%` }}
                />
              </span>
              <span className="tnum w-10 flex-none text-right font-semibold text-[0.875rem]">
                {toNumberText(count)}
              </span>
            </div>
            {losses.length > 0 && (
              <p className="type-micro tnum ml-35 text-pretty text-text-3">
                {losses.map(({ loss, count }) => t('lost', { count, reason: t(loss) })).join(', ')}
              </p>
            )}
          </li>
        ))}
      </ol>
      {funnel.computers > 0 && (
        <p className="type-micro tnum mt-2 text-text-3">
          {t('computers', { count: funnel.computers })}
        </p>
      )}
    </>
  );
}

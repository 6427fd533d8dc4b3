import type { Funnel, Project } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { toNumberText } from '#shared/format/numbers.ts';
import type { ReadPeople } from '#studio/records/records.queries.ts';
import { type FlowStage, toPeopleFlow } from './people-flow.ts';
import { PeopleTable } from './people-table.tsx';
import { useTexts } from './texts.ts';

interface PeopleProps {
  project: Project;
  funnel: Funnel;
  read: ReadPeople | null | undefined;
}

/** Everybody who came: where they went, and whose data there is. */
export function People({ project, funnel, read }: PeopleProps) {
  const people = read?.participants ?? [];
  return (
    <>
      <Flow stages={toPeopleFlow({ funnel, project, people, marks: read?.marks ?? [] })} />
      {read && people.length > 0 && <PeopleTable projectId={project.id} read={read} />}
    </>
  );
}

/** Each stage with those who did not come to the next one, and why. */
function Flow({ stages }: { stages: readonly FlowStage[] }) {
  const t = useTexts();
  const most = Math.max(1, stages[0]?.count ?? 0);
  return (
    <section aria-label={t('flow')} className="mt-6.5">
      <div className="flex flex-wrap items-baseline gap-x-1.5">
        <h2 className="type-h3">{t('flow')}</h2>
        <span className="type-body text-text-3">{t('flowNote')}</span>
      </div>
      <ol className="mt-3 divide-y divide-border rounded-card border border-border bg-surface px-4 py-1 shadow-e1">
        {stages.map(({ stage, count, losses }) => (
          <li key={stage} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="type-body w-40 flex-none">{t(stage)}</span>
            <span className="tnum w-12 flex-none text-right font-semibold text-[0.875rem]">
              {toNumberText(count)}
            </span>
            <span aria-hidden="true" className="h-2.5 w-32 flex-none rounded-full bg-surface-3">
              <span
                className={toClassNames(
                  'edge-when-forced block h-full rounded-full',
                  stage === 'valid' ? 'bg-good' : 'bg-accent',
                )}
                style={{ width: `${(100 * count) / most}%` }}
              />
            </span>
            <span className="type-small tnum min-w-0 flex-1 text-text-3">
              {losses.map(({ loss, count }) => t('lost', { count, reason: t(loss) })).join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { Funnel, Project } from '@fovea/contract';
import type { ReadPeople } from '#studio/records/records.queries.ts';
import { FlowStages } from './flow-stages.tsx';
import { PeopleTable } from './people-table.tsx';
import { useTexts } from './texts.ts';

interface PeopleProps {
  project: Project;
  funnel: Funnel;
  read: ReadPeople | null | undefined;
  /** Whether another part of the page has the funnel. */
  isLive: boolean;
}

/** Everybody who came: where they went, and whose data there is. */
export function People({ project, funnel, read, isLive }: PeopleProps) {
  const t = useTexts();
  const people = read?.participants ?? [];
  return (
    <>
      {!isLive && (
        <section aria-label={t('flow')} className="mt-6.5">
          <div className="flex flex-wrap items-baseline gap-x-1.5">
            <h2 className="type-h3">{t('flow')}</h2>
            <span className="type-body text-text-3">{t('flowNote')}</span>
          </div>
          <div className="mt-3 rounded-card border border-border bg-surface px-4 pb-4 shadow-e1">
            <FlowStages
              funnel={funnel}
              project={project}
              people={people}
              marks={read?.marks ?? []}
            />
          </div>
        </section>
      )}
      {read && people.length + read.outside.length > 0 && (
        <PeopleTable projectId={project.id} read={read} />
      )}
    </>
  );
}

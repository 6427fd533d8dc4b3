import type { Funnel, OutsideRecording, Project } from '@fovea/contract';
import type { ReadPeople } from '#studio/records/records.queries.ts';
import { FlowStages } from './flow-stages.tsx';
import { PeopleTable } from './people-table.tsx';
import { useTexts } from './texts.ts';

interface PeopleProps {
  project: Project;
  funnel: Funnel;
  read: ReadPeople | null | undefined;
  /** Kept, and not in the records. */
  outside: readonly OutsideRecording[];
  /** Whether another part of the page has the funnel. */
  isLive: boolean;
}

/** Everybody who came: where they went, and whose data there is. */
export function People({ project, funnel, read, outside, isLive }: PeopleProps) {
  const t = useTexts();
  const people = read?.participants ?? [];
  const marks = read?.marks ?? [];
  return (
    <>
      {!isLive && (
        <section aria-label={t('flow')} className="mt-6.5">
          <div className="flex flex-wrap items-baseline gap-x-1.5">
            <h2 className="type-h3">{t('flow')}</h2>
            <span className="type-body text-text-3">{t('flowNote')}</span>
          </div>
          <div className="mt-3 rounded-card border border-border bg-surface px-4 pb-4 shadow-e1">
            <FlowStages funnel={funnel} project={project} people={people} marks={marks} />
          </div>
        </section>
      )}
      {people.length + outside.length > 0 && (
        <PeopleTable projectId={project.id} people={people} marks={marks} outside={outside} />
      )}
    </>
  );
}

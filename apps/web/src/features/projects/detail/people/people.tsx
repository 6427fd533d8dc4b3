import type { Funnel, Project } from '@fovea/contract';
import type { ReadPeople } from '#studio/records/records.queries.ts';
import { Flow } from './flow.tsx';
import { toPeopleFlow } from './people-flow.ts';
import { PeopleTable } from './people-table.tsx';

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

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, Layers, PencilLine, Radio, Sparkles } from 'lucide-react';
import { type ListFilter, STATUSES, TYPES } from '#features/projects/list/model/list-filter.ts';
import { useTexts } from '#features/projects/list/texts.ts';
import { projectCountsQuery } from '#shared/api/projects.queries.ts';
import { RailHeading } from './rail-heading.tsx';
import { RailLink } from './rail-link.tsx';

const ICONS = {
  edit: PencilLine,
  active: Radio,
  done: CircleCheck,
  pro: Sparkles,
  basic: CircleDashed,
} as const;

/** One state and one type at a time; pressed again, a type is no limit any more. */
export function ClassLinks({ filter }: { filter: ListFilter }) {
  const t = useTexts();
  const { data: counts } = useQuery(projectCountsQuery);
  const { status, type } = filter;
  return (
    <nav aria-label={t('classification')}>
      <div className="mb-2 px-2">
        <RailHeading name={t('classification')} note={t('classificationNote')} />
      </div>
      <ul className="flex flex-col gap-0.5">
        <li>
          <RailLink
            to={{ ...filter, status: undefined, type: undefined }}
            isOn={status === undefined && type === undefined}
            icon={<Layers aria-hidden="true" />}
            count={counts?.all}
          >
            {t('all')}
          </RailLink>
        </li>
        {STATUSES.map((each) => {
          const Icon = ICONS[each];
          return (
            <li key={each}>
              <RailLink
                to={{ ...filter, status: each }}
                isOn={status === each}
                icon={<Icon aria-hidden="true" />}
                count={counts?.status[each]}
              >
                {t(each)}
              </RailLink>
            </li>
          );
        })}
      </ul>
      <hr className="mx-2.5 my-1.5 border-border" />
      <ul className="flex flex-col gap-0.5">
        {TYPES.map((each) => {
          const Icon = ICONS[each];
          return (
            <li key={each}>
              <RailLink
                to={{ ...filter, type: type === each ? undefined : each }}
                isOn={type === each}
                icon={<Icon aria-hidden="true" />}
                count={counts?.type[each]}
              >
                {t(each)}
              </RailLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

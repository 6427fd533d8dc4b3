import { toClassNames } from '@fovea/ui';
import { CircleCheck, Layers, PencilLine, Radio } from 'lucide-react';
import { Link } from 'react-router';
import { CLASSES, type ListClass, type ListFilter, toParams } from './list-filter.ts';
import { useTexts } from './texts.ts';

const ICONS = { all: Layers, edit: PencilLine, active: Radio, done: CircleCheck } as const;

interface ClassRailProps {
  filter: ListFilter;
  /** Unknown while there are projects that are not loaded. */
  counts: Readonly<Record<ListClass, number>> | undefined;
}

/** A column at the left of a wide screen, a row that scrolls inside itself on others. */
export function ClassRail({ filter, counts }: ClassRailProps) {
  const t = useTexts();
  return (
    <nav aria-label={t('classification')}>
      <p className="type-micro mb-2 hidden px-2 font-semibold text-text-3 wide:block">
        {t('classification')}
      </p>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:-mx-7 md:px-7 wide:mx-0 wide:flex-col wide:gap-0.5 wide:overflow-visible wide:px-0">
        {CLASSES.map((each) => {
          const Icon = ICONS[each];
          const isCurrent = each === filter.listClass;
          const search = toParams({ ...filter, listClass: each }).toString();
          return (
            <li key={each} className="flex-none">
              <Link
                to={{ search }}
                replace
                aria-current={isCurrent ? 'true' : undefined}
                className={toClassNames(
                  'type-body focus-ring flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control border px-3 font-medium transition-colors md:min-h-8 wide:min-h-7.5 wide:rounded-[7px] wide:border-transparent wide:px-2',
                  isCurrent
                    ? 'border-text bg-text text-bg wide:bg-surface-3 wide:text-text'
                    : 'border-border-2 bg-surface text-text-2 hover:text-text wide:bg-transparent wide:hover:bg-surface-2',
                )}
              >
                <Icon aria-hidden="true" className="hidden wide:block" />
                {t(each)}
                {counts && (
                  <span
                    className={toClassNames(
                      'tnum type-small font-normal wide:ml-auto',
                      isCurrent ? 'text-inherit wide:text-text-2' : 'text-text-3',
                    )}
                  >
                    {counts[each]}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

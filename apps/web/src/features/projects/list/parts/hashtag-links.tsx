import type { CountedHashtag } from '@fovea/contract';
import { useQuery } from '@tanstack/react-query';
import { PencilLine, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  hasHashtag,
  type ListFilter,
  withHashtagSwitched,
} from '#features/projects/list/model/list-filter.ts';
import { useTexts } from '#features/projects/list/texts.ts';
import { HashtagDot } from '#features/projects/parts/hashtag-dot.tsx';
import { hashtagsQuery } from '#shared/api/hashtags.queries.ts';
import { modals } from '#shared/modals/modals.ts';
import { RailHeading } from './rail-heading.tsx';
import { RailLink } from './rail-link.tsx';

/** So many at first; the rest is a press away. */
const FIRST = 10;
const SMALL_BUTTON =
  'focus-ring hit-area grid size-6 flex-none place-items-center rounded-chip text-text-3 hover:bg-surface-2 hover:text-text';

export function HashtagLinks({ filter }: { filter: ListFilter }) {
  const t = useTexts();
  const { data: hashtags = [] } = useQuery(hashtagsQuery);
  const [isOpen, setIsOpen] = useState(false);
  const shown = hashtags.filter(
    ({ name }, at) => isOpen || at < FIRST || hasHashtag(filter.hashtags, name),
  );
  return (
    <nav aria-label={t('hashtags')}>
      <div className="mb-1 flex items-center justify-between pr-1 pl-2">
        <RailHeading name={t('hashtags')} note={t('hashtagsNote')} />
        <button
          type="button"
          aria-label={t('addHashtag')}
          title={t('addHashtag')}
          onClick={() => modals.open('addHashtag', { projects: [] })}
          className={SMALL_BUTTON}
        >
          <Plus aria-hidden="true" className="size-3.5" />
        </button>
      </div>
      {hashtags.length === 0 && (
        <p className="type-small text-pretty px-2 text-text-3">{t('noHashtags')}</p>
      )}
      <ul className="flex flex-col gap-0.5">
        {shown.map((hashtag) => (
          <HashtagLink key={hashtag.id} hashtag={hashtag} filter={filter} />
        ))}
      </ul>
      {hashtags.length > FIRST && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="type-small focus-ring hit-area mt-1 rounded-chip px-2 text-text-3 hover:text-text"
        >
          {isOpen ? t('fewerHashtags') : t('moreHashtags', { count: hashtags.length - FIRST })}
        </button>
      )}
    </nav>
  );
}

/** The edit button takes the place of the count under the pointer, and when it has the focus. */
function HashtagLink({ hashtag, filter }: { hashtag: CountedHashtag; filter: ListFilter }) {
  const t = useTexts();
  const { name, color, projects } = hashtag;
  const label = t('editHashtag', { name });
  return (
    <li className="group relative">
      <RailLink
        to={withHashtagSwitched(filter, name)}
        isOn={hasHashtag(filter.hashtags, name)}
        icon={
          <span className="grid size-4 flex-none place-items-center">
            <HashtagDot color={color} />
          </span>
        }
        count={projects}
      >
        #{name}
      </RailLink>
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => modals.open('editHashtag', { hashtag })}
        className={`${SMALL_BUTTON} absolute! top-0.5 right-1 bg-surface-2 opacity-0 focus-visible:opacity-100 group-hover:opacity-100`}
      >
        <PencilLine aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  );
}

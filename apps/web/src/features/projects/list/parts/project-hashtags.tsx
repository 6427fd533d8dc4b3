import type { Hashtag } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { useTexts } from '#features/projects/list/texts.ts';

const SHOWN = 2;

interface ProjectHashtagsProps {
  hashtags: readonly Hashtag[];
  onHashtag: (name: string) => void;
  tabIndex: number;
  /** Stands on a tinted ground when its row is selected. */
  inRow?: boolean;
}

/** The first two, and how many more there are. A press filters by one. */
export function ProjectHashtags({
  hashtags,
  onHashtag,
  tabIndex,
  inRow = false,
}: ProjectHashtagsProps) {
  const t = useTexts();
  const tone = inRow ? 'text-text-2' : 'text-text-3';
  const more = hashtags.slice(SHOWN);
  return (
    <>
      {hashtags.slice(0, SHOWN).map(({ id, name }) => (
        <button
          key={id}
          type="button"
          tabIndex={tabIndex}
          aria-label={t('filterByHashtag', { name })}
          onClick={() => onHashtag(name)}
          className={toClassNames(
            'type-small focus-ring relative z-1 min-w-0 truncate rounded-chip hover:text-text hover:underline',
            tone,
          )}
        >
          #{name}
        </button>
      ))}
      {more.length > 0 && (
        <span
          title={more.map(({ name }) => `#${name}`).join(' ')}
          className={toClassNames('type-small relative z-1 flex-none', tone)}
        >
          <span aria-hidden="true">+{more.length}</span>
          <span className="sr-only">{t('hiddenHashtags', { count: more.length })}</span>
        </span>
      )}
    </>
  );
}

import type { CountedHashtag } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { HashtagDot } from '#features/projects/parts/hashtag-dot.tsx';
import { toNumberText } from '#shared/format/numbers.ts';

interface HashtagOptionsProps {
  id: string;
  label: string;
  options: readonly CountedHashtag[];
  /** Which one Enter takes. */
  marked: number;
  onChoose: (name: string) => void;
}

/** Under a field that keeps the focus. */
export function HashtagOptions({ id, label, options, marked, onChoose }: HashtagOptionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className="absolute inset-x-0 top-full z-(--z-header) mt-1 overflow-auto rounded-bar border border-border bg-surface p-1 shadow-e3"
    >
      {options.map(({ id: hashtagId, name, color, projects }, at) => (
        <div
          key={hashtagId}
          id={`${id}${at}`}
          role="option"
          aria-selected={at === marked}
          tabIndex={-1}
          // The field keeps the focus.
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(name);
          }}
          className={toClassNames(
            'type-body flex min-h-8 cursor-pointer items-center gap-2 rounded-chip px-2 pointer-coarse:min-h-11 hover:bg-surface-2',
            at === marked && 'bg-surface-2',
          )}
        >
          <HashtagDot color={color} />
          <span className="min-w-0 flex-1 truncate">#{name}</span>
          <span className="tnum type-small text-text-3">{toNumberText(projects)}</span>
        </div>
      ))}
    </div>
  );
}

import type { Page } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { CircleQuestionMark, Image, type LucideIcon, Video } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useDurationText } from '#shared/format/durations.ts';
import { findPageName } from '#shared/project/page-name.ts';
import { PageThumb } from '#shared/project/page-thumb.tsx';
import { useTexts } from '#studio/texts.ts';

export interface PageStripProps {
  pages: readonly Page[];
  /** Index of the page that is shown. */
  current: number;
  onChange: (index: number) => void;
  /** False for pages on which nobody was tracked. */
  hasGaze: (page: Page) => boolean;
}

export function PageStrip({ pages, current, onChange, hasGaze }: PageStripProps) {
  const t = useTexts();
  const handleKey = (event: KeyboardEvent) => {
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    if (step === 0 || pages[current + step] === undefined) return;
    event.preventDefault();
    onChange(current + step);
  };
  return (
    <nav
      aria-label={t('pages')}
      onKeyDown={handleKey}
      className="w-28 flex-none overflow-y-auto border-border border-r bg-surface p-2.5 [scrollbar-width:thin]"
    >
      <ol className="flex flex-col gap-2.25">
        {pages.map((page, index) => (
          <li key={page.id}>
            <PageButton
              page={page}
              number={index + 1}
              isCurrent={index === current}
              isEmpty={!hasGaze(page)}
              onSelect={() => onChange(index)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

const ICONS: Readonly<Record<Page['kind'], LucideIcon>> = {
  image: Image,
  video: Video,
  survey: CircleQuestionMark,
};

interface PageButtonProps {
  page: Page;
  number: number;
  isCurrent: boolean;
  isEmpty: boolean;
  onSelect: () => void;
}

function PageButton({ page, number, isCurrent, isEmpty, onSelect }: PageButtonProps) {
  const t = useTexts();
  const toDurationText = useDurationText();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const shownMs = page.kind === 'video' ? page.assets[0]?.durationMs : page.timerMs;
  const Icon = ICONS[page.kind];
  const name = findPageName(page);
  // Nobody's gaze is followed on a question.
  const isBlank = isEmpty && page.kind !== 'survey';
  const tag =
    'tnum absolute z-1 flex h-4.25 min-w-4.25 items-center justify-center gap-0.75 rounded-[5px] bg-[rgb(8_9_11/0.72)] px-1.25 text-[0.65625rem] text-[#fff]';
  return (
    <button
      ref={button}
      type="button"
      onClick={onSelect}
      aria-current={isCurrent ? 'page' : undefined}
      title={isBlank ? t('pageWithoutGaze') : name}
      className={toClassNames(
        'edge-when-forced relative block h-26.5 w-full overflow-hidden rounded-[9px] bg-surface-2 shadow-[0_0_0_1px_var(--border)] transition-shadow',
        'focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-4',
        isCurrent
          ? 'shadow-[0_0_0_2px_var(--surface),0_0_0_4px_var(--accent)] forced-colors:outline-2 forced-colors:outline-[Highlight]'
          : 'group',
      )}
    >
      <PageThumb
        page={page}
        className={toClassNames(
          'size-full transition-opacity',
          !isCurrent && 'opacity-82 group-hover:opacity-100',
          !isCurrent && isBlank && 'opacity-45',
        )}
      />
      <span className={toClassNames(tag, 'top-1.25 left-1.25 font-semibold')}>
        <span className="sr-only">
          {t('pageNumber', { number })} {name}{' '}
        </span>
        <span aria-hidden="true">{number}</span>
      </span>
      {(shownMs || page.kind === 'survey') && (
        <span className={toClassNames(tag, 'right-1.25 bottom-1.25')}>
          <Icon aria-hidden="true" className="size-2.75" />
          {page.kind !== 'survey' && toDurationText(shownMs ?? 0)}
        </span>
      )}
    </button>
  );
}

import type { Page } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import {
  CircleQuestionMark,
  GalleryVerticalEnd,
  Image,
  type LucideIcon,
  Video,
} from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useDurationText } from '#shared/format/durations.ts';
import { findPageName } from '#shared/project/page-name.ts';
import { PageThumb } from '#shared/project/page-thumb.tsx';
import { useTexts } from '#studio/texts.ts';

export interface PageStripProps {
  pages: readonly Page[];
  /** One more than there are pages where the final review stands behind them. */
  count: number;
  /** Index of the page that is shown. */
  current: number;
  onChange: (index: number) => void;
  /** False for pages on which nobody was tracked. */
  hasGaze: (page: Page) => boolean;
}

export function PageStrip({ pages, count, current, onChange, hasGaze }: PageStripProps) {
  const t = useTexts();
  const handleKey = (event: KeyboardEvent) => {
    const step = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
    const next = current + step;
    if (step === 0 || next < 0 || next >= count) return;
    event.preventDefault();
    onChange(next);
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
        {count > pages.length && (
          <li>
            <ReviewButton
              isCurrent={current === pages.length}
              onSelect={() => onChange(pages.length)}
            />
          </li>
        )}
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
  const shownMs = page.kind === 'video' ? page.assets[0]?.durationMs : page.timerMs;
  const Icon = ICONS[page.kind];
  const name = findPageName(page);
  // Gaze is not followed on a question.
  const isBlank = isEmpty && page.kind !== 'survey';
  const tag =
    'tnum absolute z-1 flex h-4.25 min-w-4.25 items-center justify-center gap-0.75 rounded-[5px] bg-[rgb(8_9_11/0.72)] px-1.25 text-[0.65625rem] text-[#fff]';
  return (
    <StripButton
      isCurrent={isCurrent}
      title={isBlank ? t('pageWithoutGaze') : name}
      onSelect={onSelect}
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
    </StripButton>
  );
}

/** Not a page of its own: what people liked best of all of them. */
function ReviewButton(props: Pick<PageButtonProps, 'isCurrent' | 'onSelect'>) {
  const t = useTexts();
  return (
    <StripButton {...props} title={t('finalReview')}>
      <span className="type-micro flex flex-col items-center gap-1.5 text-text-2">
        <GalleryVerticalEnd aria-hidden="true" className="size-6" />
        {t('finalReview')}
      </span>
    </StripButton>
  );
}

interface StripButtonProps extends Pick<PageButtonProps, 'isCurrent' | 'onSelect'> {
  title: string | undefined;
  children: ReactNode;
}

function StripButton({ isCurrent, title, onSelect, children }: StripButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <button
      ref={button}
      type="button"
      onClick={onSelect}
      aria-current={isCurrent ? 'page' : undefined}
      title={title}
      className={toClassNames(
        'edge-when-forced relative block h-26.5 w-full overflow-hidden rounded-[9px] bg-surface-2 shadow-[0_0_0_1px_var(--border)] transition-shadow',
        'focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-4',
        isCurrent
          ? 'shadow-[0_0_0_2px_var(--surface),0_0_0_4px_var(--accent)] forced-colors:outline-2 forced-colors:outline-[Highlight]'
          : 'group',
      )}
    >
      {children}
    </button>
  );
}

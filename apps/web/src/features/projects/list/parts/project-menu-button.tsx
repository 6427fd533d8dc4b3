import { toClassNames } from '@fovea/ui';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ItemProps } from '#features/projects/list/model/item-props.ts';
import { useTexts } from '#features/projects/list/texts.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { useNarrow } from '#shared/media.ts';

const ProjectMenu = lazyPart(() => import('./project-menu.tsx'), 'ProjectMenu');

interface ProjectMenuButtonProps extends Pick<ItemProps, 'project' | 'isSelected' | 'onSelect'> {
  tabIndex: number;
  /** In the last cell of a row instead of on a card. */
  inRow?: boolean;
}

/**
 * Shows on hover and focus, and always where there is no hover. Its menu is made at the first
 * press: a hundred of them would slow the list down.
 */
export function ProjectMenuButton({ tabIndex, inRow = false, ...rest }: ProjectMenuButtonProps) {
  const t = useTexts();
  const isNarrow = useNarrow();
  const [isUsed, setIsUsed] = useState(false);
  const button = (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-haspopup="menu"
      aria-label={t('menu', { name: rest.project.name })}
      onClick={() => setIsUsed(true)}
      className={toClassNames(
        'focus-ring hit-area z-1 grid size-7 flex-none place-items-center rounded-[7px] text-text-2 transition-opacity hover:text-text data-[state=open]:opacity-100',
        inRow || isNarrow
          ? 'hover:bg-surface-3'
          : 'absolute! top-2.5 right-2.5 border border-border bg-surface opacity-0 shadow-e1 focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
      )}
    >
      <Ellipsis aria-hidden="true" />
    </button>
  );
  if (!isUsed) return button;
  return (
    <Suspense fallback={button}>
      <ProjectMenu {...rest} trigger={button} />
    </Suspense>
  );
}

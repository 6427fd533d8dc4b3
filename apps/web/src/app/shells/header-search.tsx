import { Shortcut } from '@fovea/ui';
import { Search } from 'lucide-react';
import { APP_ACTIONS } from '#shared/actions/app-actions.ts';
import { useTexts } from './header-search-texts.ts';
import { openCommandMenu } from './open-command-menu.ts';

/** Looks like a field and opens the command menu; on narrow screens its icon alone. */
export function HeaderSearch() {
  const t = useTexts();
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openCommandMenu}
      className="focus-ring hit-area type-body flex h-8 min-w-8 flex-none items-center justify-center gap-2 rounded-control text-text-2 hover:text-text lg:w-59 lg:border lg:border-border-2 lg:bg-surface lg:px-2.5 lg:text-text-3"
    >
      <Search aria-hidden="true" />
      <span className="flex-1 text-left max-lg:sr-only">{t('field')}</span>
      <span aria-hidden="true" className="flex max-lg:hidden">
        <Shortcut keys={APP_ACTIONS.menu.shown} />
      </span>
    </button>
  );
}

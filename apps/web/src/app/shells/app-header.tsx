import { Suspense } from 'react';
import { NavLink } from 'react-router';
import { lazyPart } from '#shared/lazy-part.ts';
import { PATHS } from '#shared/paths.ts';
import { isHeldBack } from '#shared/session/roles.ts';
import { useSession } from '#shared/session/session.ts';
import { APP_LINKS } from './app-links.ts';
import { Avatar } from './avatar.tsx';
import { BalanceSkeleton } from './balance-skeleton.tsx';
import { HeaderSearch } from './header-search.tsx';
import { Logo } from './logo.tsx';
import { useTexts } from './texts.ts';

/** Menus bring the code that places them; the header does not wait for it. */
const HeaderMenus = lazyPart(() => import('./header-menus.tsx'), 'HeaderMenus');

const Balance = lazyPart(() => import('./balance.tsx'), 'Balance');

export function AppHeader() {
  const t = useTexts();
  const self = useSession((session) => session.self);
  return (
    <header className="sticky top-0 z-(--z-header) flex h-13 flex-none items-center gap-1 border-border border-b bg-surface px-4 md:h-14 md:px-5">
      <Logo to={PATHS.projects} />
      <nav aria-label={t('navSite')} className="ml-4 hidden items-center gap-1 md:flex">
        {APP_LINKS.map(({ key, to }) => (
          <NavLink
            key={key}
            to={to}
            end
            className="type-body focus-ring inline-flex min-h-8 items-center rounded-control px-2.5 font-medium text-text-2 hover:text-text aria-[current=page]:bg-surface-2 aria-[current=page]:text-text"
          >
            {t(key)}
          </NavLink>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-2">
        {self && !isHeldBack(self) && (
          <>
            <HeaderSearch />
            <Suspense fallback={<BalanceSkeleton />}>
              <Balance />
            </Suspense>
          </>
        )}
        {self && (
          <Suspense fallback={<Avatar email={self.email} />}>
            <HeaderMenus self={self} />
          </Suspense>
        )}
      </div>
    </header>
  );
}

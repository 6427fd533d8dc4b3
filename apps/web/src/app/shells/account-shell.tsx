import { Badge } from '@fovea/ui';
import { History, LogOut, Send, TicketCheck, UserRound, Wallet } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { QueryBoundary } from '#app/errors/query-boundary.tsx';
import { logOut } from '#shared/log-out.ts';
import { PATHS } from '#shared/paths.ts';
import { canTransfer } from '#shared/session/roles.ts';
import { useSession } from '#shared/session/session.ts';
import { AppFrame } from './app-shell.tsx';
import { Avatar } from './avatar.tsx';
import { ShortFooter } from './footer.tsx';
import { MainArea } from './main-area.tsx';
import { useTexts } from './texts.ts';

const LINK =
  'focus-ring type-body relative flex flex-none items-center gap-2.5 whitespace-nowrap font-medium text-text-2 hover:text-text min-h-11 px-3 lg:min-h-9 lg:rounded-control lg:px-2.5';
const CURRENT =
  'aria-[current=page]:text-text lg:aria-[current=page]:bg-surface-3 max-lg:aria-[current=page]:after:absolute max-lg:aria-[current=page]:after:inset-x-3 max-lg:aria-[current=page]:after:bottom-0 max-lg:aria-[current=page]:after:h-0.5 max-lg:aria-[current=page]:after:bg-text';

export function AccountShell() {
  return (
    <AppFrame footer={<ShortFooter />}>
      <div className="mx-auto flex w-full max-w-content flex-1 flex-col lg:flex-row lg:gap-9 lg:px-5 lg:pt-7">
        <AccountNav />
        <MainArea className="max-w-236 flex-1 px-4 pt-5 pb-12 md:px-5 lg:px-0 lg:pt-0">
          <QueryBoundary>
            <Outlet />
          </QueryBoundary>
        </MainArea>
      </div>
    </AppFrame>
  );
}

/** A side menu on wide screens, a bar of tabs that scrolls on narrow ones. */
function AccountNav() {
  const t = useTexts();
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const self = useSession((session) => session.self);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab changes with the path.
  useEffect(() => {
    const current = bar.current?.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  if (self === null) return null;
  return (
    <nav
      ref={bar}
      aria-label={t('navAccount')}
      className="flex flex-none overflow-x-auto border-border border-b bg-surface px-1 [scrollbar-width:none] lg:w-55 lg:flex-col lg:gap-0.5 lg:self-start lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0"
    >
      <div className="mb-4 hidden items-center gap-2.5 px-2.5 lg:flex">
        <Avatar email={self.email} large />
        <div className="min-w-0">
          <p className="type-body truncate font-semibold">{self.email}</p>
          <p className="type-small truncate text-text-3">{self.organization}</p>
        </div>
      </div>
      <Entry to={PATHS.account} icon={<UserRound aria-hidden="true" />}>
        {t('profile')}
      </Entry>
      <Entry to={PATHS.plan} icon={<Wallet aria-hidden="true" />}>
        {t('plan')}
      </Entry>
      <Entry to={PATHS.history} icon={<History aria-hidden="true" />}>
        {t('history')}
      </Entry>
      <Entry to={PATHS.code} icon={<TicketCheck aria-hidden="true" />}>
        {t('code')}
      </Entry>
      {canTransfer(self.role) && (
        <Entry to={PATHS.transfer} icon={<Send aria-hidden="true" />}>
          {t('transfer')}
          <Badge className="ml-auto hidden lg:inline-flex">{t('admin')}</Badge>
        </Entry>
      )}
      <hr className="mx-2.5 my-3 hidden border-border lg:block" />
      <button type="button" onClick={() => void logOut()} className={LINK}>
        <LogOut aria-hidden="true" className="hidden lg:block" />
        {t('logOut')}
      </button>
    </nav>
  );
}

interface EntryProps {
  to: string;
  icon: ReactNode;
  children: ReactNode;
}

function Entry({ to, icon, children }: EntryProps) {
  return (
    <NavLink to={to} end className={`${LINK} ${CURRENT}`}>
      <span className="hidden lg:block">{icon}</span>
      {children}
    </NavLink>
  );
}

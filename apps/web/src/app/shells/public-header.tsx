import { ButtonLink, toClassNames } from '@fovea/ui';
import { Menu as MenuIcon, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { NavLink, Link as RouterLink, useLocation } from 'react-router';
import { PATHS } from '#shared/paths.ts';
import { SdkLink } from '#shared/sdk-link.tsx';
import { useSession } from '#shared/session/session.ts';
import { Logo } from './logo.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';
import { useTexts } from './texts.ts';

const SCROLLED_PX = 8;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

const isScrolled = () => scrollY > SCROLLED_PX;

/** Whether the page has left its top. */
function useScrolled(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, isScrolled);
}

const LINK =
  'focus-ring inline-flex min-h-11 items-center rounded-control px-3 font-medium text-[0.875rem] text-text-2 hover:text-text aria-[current=page]:text-text md:min-h-9';

export function PublicHeader() {
  const t = useTexts();
  const isScrolled = useScrolled();
  const [isOpen, setOpen] = useState(false);
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the person went somewhere.
  useEffect(() => setOpen(false), [location]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  return (
    <header
      className={toClassNames(
        'sticky top-0 z-(--z-header) h-16 border-transparent border-b transition-[background-color,border-color]',
        (isScrolled || isOpen) && 'border-border bg-surface',
      )}
    >
      <div className="mx-auto flex h-full max-w-[90rem] items-center gap-1.5 px-5 md:px-8 lg:px-12">
        <Logo to={PATHS.home} />
        <nav aria-label={t('navSite')} className="ml-4 hidden md:flex lg:ml-6">
          <PublicLinks />
        </nav>
        <div className="ml-auto flex items-center gap-1.5">
          <LanguageSwitch className="hidden md:inline-flex" />
          <ThemeSwitch className="hidden lg:inline-flex" />
          <SessionLinks />
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="site-menu"
            aria-label={t(isOpen ? 'menuClose' : 'menuOpen')}
            onClick={() => setOpen(!isOpen)}
            className="focus-ring -mr-2.5 grid size-11 place-items-center rounded-control text-text md:hidden"
          >
            {isOpen ? <X aria-hidden="true" /> : <MenuIcon aria-hidden="true" />}
          </button>
        </div>
      </div>
      <div
        id="site-menu"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full border-border border-b bg-surface px-2 pb-4 shadow-e2 md:hidden"
      >
        <nav aria-label={t('navSite')} className="grid">
          <PublicLinks />
        </nav>
        <div className="mt-2 flex gap-2 border-border border-t px-1 pt-3">
          <LanguageSwitch className="min-h-11" />
          <ThemeSwitch className="min-h-11" />
        </div>
      </div>
    </header>
  );
}

function PublicLinks() {
  const t = useTexts();
  return (
    <>
      <RouterLink to={`${PATHS.home}#product`} className={LINK}>
        {t('product')}
      </RouterLink>
      <NavLink to={PATHS.pricing} className={LINK}>
        {t('pricing')}
      </NavLink>
      <SdkLink newTab={t('newTab')} className={toClassNames(LINK, 'hover:no-underline')}>
        {t('developers')}
      </SdkLink>
      <NavLink to={PATHS.about} className={LINK}>
        {t('about')}
      </NavLink>
    </>
  );
}

function SessionLinks() {
  const t = useTexts();
  const { state, isLogin } = useSession();
  if (state === 'loading') return null;
  if (isLogin) {
    return (
      <ButtonLink variant="ink" size="public" asChild>
        <RouterLink to={PATHS.projects}>{t('projects')}</RouterLink>
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink variant="quiet" size="public" asChild>
        <RouterLink to={PATHS.login}>{t('login')}</RouterLink>
      </ButtonLink>
      <ButtonLink variant="ink" size="public" className="hidden min-[22rem]:inline-flex" asChild>
        <RouterLink to={PATHS.signUp}>{t('start')}</RouterLink>
      </ButtonLink>
    </>
  );
}

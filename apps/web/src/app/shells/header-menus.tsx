import type { User } from '@fovea/contract';
import { Menu, type MenuEntry, toClassNames } from '@fovea/ui';
import {
  Languages,
  LayoutTemplate,
  LifeBuoy,
  LogOut,
  Menu as MenuIcon,
  Rows3,
  Tag,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { language, useLanguage } from '#shared/language.ts';
import { LANGUAGE_OPTIONS } from '#shared/language-names.ts';
import { logOut } from '#shared/log-out.ts';
import { PATHS } from '#shared/paths.ts';
import { THEMES, theme, useTheme } from '#shared/theme.ts';
import { APP_LINKS } from './app-links.ts';
import { Avatar } from './avatar.tsx';
import { useTexts } from './texts.ts';

const ICONS = {
  projects: <Rows3 aria-hidden="true" />,
  templates: <LayoutTemplate aria-hidden="true" />,
  pricing: <Tag aria-hidden="true" />,
  help: <LifeBuoy aria-hidden="true" />,
} as const;

export function HeaderMenus({ self }: { self: User }) {
  return (
    <>
      <LanguageMenu />
      <AccountMenu self={self} />
      <SiteMenu />
    </>
  );
}

/** On narrow screens the links of the header stand in a menu. */
function SiteMenu() {
  const t = useTexts();
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <HeaderButton label={t('menuOpen')} className="-mr-2 md:hidden">
          <MenuIcon aria-hidden="true" />
        </HeaderButton>
      }
      entries={APP_LINKS.map(({ key, to }) => ({
        label: t(key),
        icon: ICONS[key],
        onSelect: () => void navigate(to),
      }))}
    />
  );
}

function LanguageMenu() {
  const t = useTexts();
  const chosen = useLanguage();
  return (
    <Menu
      trigger={
        <HeaderButton label={t('language')} className="hidden md:grid">
          <Languages aria-hidden="true" />
        </HeaderButton>
      }
      entries={toLanguageEntries(chosen)}
    />
  );
}

function AccountMenu({ self }: { self: User }) {
  const t = useTexts();
  const navigate = useNavigate();
  const chosenTheme = useTheme();
  const chosenLanguage = useLanguage();
  const entries: MenuEntry[] = [
    { kind: 'heading', label: self.email },
    {
      label: t('account'),
      icon: <UserRound aria-hidden="true" />,
      onSelect: () => void navigate(PATHS.account),
    },
    { kind: 'line', label: 'before theme' },
    { kind: 'heading', label: t('theme') },
    ...THEMES.map((each) => ({
      label: t(each),
      checked: each === chosenTheme,
      onSelect: () => theme.set(each),
    })),
    { kind: 'line', label: 'before language' },
    { kind: 'heading', label: t('language') },
    ...toLanguageEntries(chosenLanguage),
    { kind: 'line', label: 'before log out' },
    {
      label: t('logOut'),
      icon: <LogOut aria-hidden="true" />,
      onSelect: () => void logOut(),
    },
  ];
  return (
    <Menu
      trigger={
        <HeaderButton label={t('accountMenu', { email: self.email })} className="rounded-full">
          <Avatar email={self.email} />
        </HeaderButton>
      }
      entries={entries}
    />
  );
}

const toLanguageEntries = (chosen: string): MenuEntry[] =>
  LANGUAGE_OPTIONS.map(({ value, label }) => ({
    label,
    checked: value === chosen,
    onSelect: () => language.set(value),
  }));

interface HeaderButtonProps {
  label: string;
  className?: string;
  children: ReactNode;
}

function HeaderButton({ label, className, children, ...rest }: HeaderButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={toClassNames(
        'focus-ring hit-area grid size-8 flex-none place-items-center rounded-control text-text-2 hover:bg-surface-2 hover:text-text',
        className,
      )}
    >
      {children}
    </button>
  );
}

import {
  Contrast,
  History,
  Keyboard,
  Languages,
  LayoutTemplate,
  LogOut,
  Plus,
  Rows3,
  Tag,
  TicketCheck,
  UserRound,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { APP_ACTIONS } from '#shared/actions/app-actions.ts';
import { language, useLanguage } from '#shared/language.ts';
import { LANGUAGE_OPTIONS } from '#shared/language-names.ts';
import { isMedia } from '#shared/media.ts';
import { modals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { useShortcuts } from '#shared/shortcuts.ts';
import { theme } from '#shared/theme.ts';
import { matches, type Row } from './row.ts';
import { useTexts } from './texts.ts';

const PLACES = [
  {
    key: 'list',
    path: PATHS.projects,
    icon: <Rows3 aria-hidden="true" />,
    keys: APP_ACTIONS.projects.shown,
  },
  { key: 'templates', path: PATHS.template, icon: <LayoutTemplate aria-hidden="true" /> },
  {
    key: 'account',
    path: PATHS.account,
    icon: <UserRound aria-hidden="true" />,
    keys: APP_ACTIONS.account.shown,
  },
  { key: 'history', path: PATHS.history, icon: <History aria-hidden="true" /> },
  { key: 'code', path: PATHS.code, icon: <TicketCheck aria-hidden="true" /> },
  { key: 'pricing', path: PATHS.pricing, icon: <Tag aria-hidden="true" /> },
] as const;

interface ActionRows {
  typed: string;
  onLogOut: () => void;
  onClose: () => void;
}

export function useActionRows({ typed, onLogOut, onClose }: ActionRows): Row[] {
  const t = useTexts();
  const navigate = useNavigate();
  const chosen = useLanguage();
  const hasKeys = useShortcuts();
  const isDark = isDarkShown();
  const rows: Row[] = [
    {
      key: 'create',
      group: 'actions',
      icon: <Plus aria-hidden="true" />,
      label: t('create'),
      run: () => modals.open('createProject', {}),
    },
    ...PLACES.map(({ key, path, icon, ...place }) => ({
      key,
      group: 'places' as const,
      icon,
      label: t(key),
      ...(hasKeys && 'keys' in place ? { keys: place.keys } : {}),
      run: () => {
        onClose();
        void navigate(path);
      },
    })),
    {
      key: 'theme',
      group: 'settings',
      icon: <Contrast aria-hidden="true" />,
      label: t(isDark ? 'toLight' : 'toDark'),
      run: () => {
        theme.set(isDark ? 'light' : 'dark');
        onClose();
      },
    },
    ...LANGUAGE_OPTIONS.filter(({ value }) => value !== chosen).map((option) => ({
      key: option.value,
      group: 'settings' as const,
      icon: <Languages aria-hidden="true" />,
      label: t('toLanguage', { language: option.label }),
      run: () => {
        language.set(option.value);
        onClose();
      },
    })),
    {
      key: 'shortcuts',
      group: 'settings',
      icon: <Keyboard aria-hidden="true" />,
      label: t('shortcuts'),
      ...(hasKeys ? { keys: APP_ACTIONS.list.shown } : {}),
      run: () => modals.open('shortcutList', {}),
    },
    {
      key: 'logOut',
      group: 'settings',
      icon: <LogOut aria-hidden="true" />,
      label: t('logOut'),
      run: () => {
        onClose();
        onLogOut();
      },
    },
  ];
  return rows.filter(({ label }) => matches(typed.trim(), label));
}

function isDarkShown(): boolean {
  const shown = document.documentElement.getAttribute('data-theme');
  return shown === null ? isMedia('dark') : shown === 'dark';
}

import { Globe, Monitor, Moon, Sun } from 'lucide-react';
import { language, useLanguage } from '#shared/language.ts';
import { LANGUAGE_OPTIONS } from '#shared/language-names.ts';
import { THEMES, theme, useTheme } from '#shared/theme.ts';
import { QuietSelect } from './quiet-select.tsx';
import { useTexts } from './texts.ts';

export function LanguageSwitch({ className }: { className?: string }) {
  const t = useTexts();
  return (
    <QuietSelect
      label={t('language')}
      icon={<Globe aria-hidden="true" />}
      options={LANGUAGE_OPTIONS}
      value={useLanguage()}
      onChange={language.set}
      {...(className === undefined ? {} : { className })}
    />
  );
}

const ICONS = {
  system: <Monitor aria-hidden="true" />,
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
} as const;

export function ThemeSwitch({ className }: { className?: string }) {
  const t = useTexts();
  const chosen = useTheme();
  return (
    <QuietSelect
      label={t('theme')}
      icon={ICONS[chosen]}
      options={THEMES.map((value) => ({ value, label: t(value) }))}
      value={chosen}
      onChange={theme.set}
      {...(className === undefined ? {} : { className })}
    />
  );
}

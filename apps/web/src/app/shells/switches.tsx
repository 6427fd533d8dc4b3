import { toClassNames } from '@fovea/ui';
import { ChevronDown, Globe, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { language, useLanguage } from '#shared/language.ts';
import { LANGUAGE_OPTIONS } from '#shared/language-names.ts';
import { THEMES, theme, useTheme } from '#shared/theme.ts';
import { useTexts } from './texts.ts';

interface QuietSelectProps<Value extends string> {
  label: string;
  icon?: ReactNode;
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

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

/** The browser's own select: public pages cannot afford a floating one. */
function QuietSelect<Value extends string>({
  label,
  icon,
  options,
  value,
  onChange,
  className,
}: QuietSelectProps<Value>) {
  return (
    <label
      className={toClassNames(
        'type-body hit-area relative inline-flex min-h-8 items-center rounded-control font-medium text-text-2 hover:bg-surface-2 hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        className,
      )}
    >
      <span className="sr-only">{label}</span>
      {icon && <span className="pointer-events-none absolute left-2">{icon}</span>}
      <select
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className={toClassNames(
          'min-h-[inherit] field-sizing-content w-full appearance-none rounded-[inherit] bg-transparent pr-7 pl-2 max-[22rem]:pr-2 text-inherit outline-none [&>option]:bg-surface [&>option]:text-text',
          icon && 'pl-7.5',
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-2 size-3.5 text-text-3 max-[22rem]:hidden"
      />
    </label>
  );
}

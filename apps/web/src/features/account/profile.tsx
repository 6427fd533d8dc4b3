import { Badge, SegmentedControl } from '@fovea/ui';
import { Check, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { language, useLanguage } from '#shared/language.ts';
import { LANGUAGE_OPTIONS } from '#shared/language-names.ts';
import { useSession } from '#shared/session/session.ts';
import { THEMES, theme, useTheme } from '#shared/theme.ts';
import { useTexts } from './texts.ts';

const ICONS = {
  system: <Monitor aria-hidden="true" />,
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
} as const;

export function Profile() {
  const t = useTexts();
  const self = useSession((session) => session.self);
  const chosenLanguage = useLanguage();
  const chosenTheme = useTheme();
  if (self === null) return null;
  return (
    <>
      <h1 className="type-h1">{t('title')}</h1>
      <dl className="mt-4 rounded-card border border-border bg-surface shadow-e1">
        <Row
          name={t('email')}
          aside={
            <Badge tone="good" icon={<Check aria-hidden="true" />}>
              {t('verified')}
            </Badge>
          }
        >
          <b className="break-all font-semibold">{self.email}</b>
        </Row>
        <Row name={t('organization')}>{self.organization}</Row>
        {self.role !== 'user' && <Row name={t('role')}>{t(self.role)}</Row>}
        <Row name={t('language')}>
          <SegmentedControl
            label={t('language')}
            segments={LANGUAGE_OPTIONS}
            value={chosenLanguage}
            onChange={language.set}
          />
        </Row>
        <Row name={t('theme')} hint={t('studioTheme')}>
          <SegmentedControl
            label={t('theme')}
            segments={THEMES.map((value) => ({ value, label: t(value), icon: ICONS[value] }))}
            value={chosenTheme}
            onChange={theme.set}
          />
        </Row>
      </dl>
    </>
  );
}

interface RowProps {
  name: string;
  aside?: ReactNode;
  hint?: string;
  children: ReactNode;
}

function Row({ name, aside, hint, children }: RowProps) {
  return (
    <div className="type-body flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1.5 px-4 py-2.5 not-first:border-border not-first:border-t md:px-5">
      <dt className="w-full flex-none text-text-3 md:w-48">{name}</dt>
      <dd className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        {children}
        {hint && <span className="type-small text-text-3">{hint}</span>}
      </dd>
      {aside && <dd className="flex-none">{aside}</dd>}
    </div>
  );
}

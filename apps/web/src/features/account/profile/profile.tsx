import type { User } from '@fovea/contract';
import { Badge, Button, SegmentedControl, Switch } from '@fovea/ui';
import { Check, Monitor, Moon, ShieldAlert, Sun } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { language, useLanguage } from '#shared/language.ts';
import { LANGUAGE_OPTIONS } from '#shared/language-names.ts';
import { modals } from '#shared/modals/modals.ts';
import { findReturnLocation } from '#shared/session/return-location.ts';
import { lacksSecondFactor } from '#shared/session/roles.ts';
import { useSession } from '#shared/session/session.ts';
import { shortcuts, useShortcuts } from '#shared/shortcuts.ts';
import { THEMES, theme, useTheme } from '#shared/theme.ts';
import { Leaving } from './leaving/leaving.tsx';
import { NewTerms } from './new-terms/new-terms.tsx';
import { OrganizationRow } from './organization-row.tsx';
import { PasswordBlock } from './password/password-block.tsx';
import { ProfileRow } from './profile-row.tsx';
import { SecondFactorBlock } from './second-factor/second-factor-block.tsx';
import { useTexts } from './texts.ts';

const ICONS = {
  system: <Monitor aria-hidden="true" />,
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
} as const;

export function Profile() {
  const self = useSession((session) => session.self);
  return self && <ProfileOf self={self} />;
}

function ProfileOf({ self }: { self: User }) {
  const t = useTexts();
  const navigate = useNavigate();
  const location = useLocation();
  const isMissing = lacksSecondFactor(self);
  // Stays where it is until the person has the recovery codes.
  const [isFirst, setIsFirst] = useState(isMissing);
  if (isMissing && !isFirst) setIsFirst(true);

  const goOn = () => {
    const returnTo = location.state === null ? undefined : findReturnLocation(location.state);
    if (returnTo !== undefined) void navigate(returnTo, { replace: true });
  };
  const handleDone = () => isFirst && goOn();
  if (self.leavesAt !== null) {
    return <Leaving email={self.email} leavesAt={self.leavesAt} onKept={goOn} />;
  }
  if (self.terms?.mustAgree) return <NewTerms self={self} terms={self.terms} onAgreed={goOn} />;
  const secondFactor = <SecondFactorBlock self={self} onDone={handleDone} />;
  return (
    <>
      <h1 className="type-h1">{t('title')}</h1>
      {isMissing && (
        <p
          role="alert"
          className="type-body edge-when-forced mt-4 flex gap-2 rounded-card bg-warn-bg px-4 py-3 text-pretty text-warn md:px-5"
        >
          <ShieldAlert aria-hidden="true" className="mt-0.5 flex-none" />
          {t('secondFactorMissing')}
        </p>
      )}
      {isFirst && secondFactor}
      <Facts self={self} />
      {!isMissing && <PasswordBlock email={self.email} />}
      {!isFirst && secondFactor}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="type-small text-text-3">{t('basic')}</p>
        <Button variant="danger" onClick={() => modals.open('deleteAccount', { self })}>
          {t('deleteAccount')}
        </Button>
      </div>
    </>
  );
}

function Facts({ self }: { self: User }) {
  const t = useTexts();
  const chosenLanguage = useLanguage();
  const chosenTheme = useTheme();
  const hasShortcuts = useShortcuts();
  return (
    <dl className="max-md:[&_.field-edge]:min-h-11 mt-4 rounded-card border border-border bg-surface shadow-e1">
      <ProfileRow
        name={t('email')}
        aside={
          <Badge tone="good" icon={<Check aria-hidden="true" />}>
            {t('verified')}
          </Badge>
        }
      >
        <b className="break-all font-semibold">{self.email}</b>
      </ProfileRow>
      <OrganizationRow organization={self.organization} />
      {self.role !== 'user' && (
        <ProfileRow name={t('role')}>
          <b className="font-semibold">{t(self.role)}</b>
        </ProfileRow>
      )}
      <ProfileRow name={t('language')}>
        <SegmentedControl
          label={t('language')}
          segments={LANGUAGE_OPTIONS}
          value={chosenLanguage}
          onChange={language.set}
        />
      </ProfileRow>
      <ProfileRow name={t('theme')} hint={t('studioTheme')}>
        <SegmentedControl
          label={t('theme')}
          segments={THEMES.map((value) => ({ value, label: t(value), icon: ICONS[value] }))}
          value={chosenTheme}
          onChange={theme.set}
        />
      </ProfileRow>
      <ProfileRow
        name={t('shortcuts')}
        aside={
          <Switch
            label={t('shortcuts')}
            labelHidden
            checked={hasShortcuts}
            onChange={shortcuts.set}
          />
        }
      >
        <span className="text-text-2">{t('shortcutsWhere')}</span>
      </ProfileRow>
    </dl>
  );
}

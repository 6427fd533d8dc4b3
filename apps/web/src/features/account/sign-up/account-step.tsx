import { LIMITS } from '@fovea/contract/limits';
import { Checkbox, Link, PasswordField, TextField, toClassNames } from '@fovea/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PasswordRules } from '#shared/forms/password-rules.tsx';
import { PATHS } from '#shared/paths.ts';
import type { AccountErrors, AccountForm } from './account-rules.ts';
import { useTexts } from './account-texts.ts';
import { StepCard } from './step-card.tsx';

interface AccountStepProps {
  title: string;
  isOpen: boolean;
  form: AccountForm;
  errors: AccountErrors;
  onChange: (change: Partial<AccountForm>) => void;
  onBlur: (field: keyof AccountForm) => void;
}

/** Seen from the start, so that people know the length of the way; usable when the code is right. */
export function AccountStep({ title, isOpen, form, errors, onChange, onBlur }: AccountStepProps) {
  const t = useTexts();
  const [hasReferral, setHasReferral] = useState(false);
  const toError = (field: keyof AccountForm) => {
    const error = errors[field];
    return error && t(error);
  };
  const toPassword = (field: 'password' | 'repeat') => ({
    size: 'touch' as const,
    label: t(field),
    name: field,
    autoComplete: 'new-password',
    required: true,
    maxLength: LIMITS.passwordMaxLength,
    showLabel: t('showPassword'),
    hideLabel: t('hidePassword'),
    value: form[field],
    error: toError(field),
    onBlur: () => onBlur(field),
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <StepCard number={3} title={title} state={isOpen ? 'open' : 'waiting'}>
      <div
        inert={!isOpen}
        className={toClassNames(
          'mt-3.5 flex-col gap-3',
          isOpen ? 'flex' : 'hidden opacity-62 md:flex',
        )}
      >
        <div className="grid gap-2.5 md:grid-cols-2">
          <PasswordField {...toPassword('password')} />
          <PasswordField {...toPassword('repeat')} />
        </div>
        <PasswordRules password={form.password} />
        <TextField
          size="touch"
          label={t('organization')}
          name="organization"
          autoComplete="organization"
          required
          maxLength={200}
          value={form.organization}
          error={toError('organization')}
          onBlur={() => onBlur('organization')}
          onChange={(event) => onChange({ organization: event.target.value })}
        />
        {hasReferral ? (
          <TextField
            size="touch"
            label={t('referral')}
            optionalText={t('optional')}
            name="referralCode"
            autoComplete="off"
            autoFocus
            maxLength={64}
            value={form.referralCode}
            onChange={(event) => onChange({ referralCode: event.target.value })}
          />
        ) : (
          <button
            type="button"
            onClick={() => setHasReferral(true)}
            className="type-small focus-ring hit-area flex items-center gap-1 self-start rounded-chip font-medium text-accent-text hover:underline"
          >
            <Plus aria-hidden="true" className="size-3.5" />
            {t('haveReferral')}
          </button>
        )}
        <div className="flex flex-col gap-1">
          <Checkbox
            label={t('age')}
            checked={form.isAdult}
            required
            error={toError('isAdult')}
            onChange={(isAdult) => onChange({ isAdult })}
          />
          <Checkbox
            label={t.rich('terms', {
              terms: (text) => <NewTabLink to={PATHS.terms}>{text}</NewTabLink>,
              privacy: (text) => <NewTabLink to={PATHS.privacy}>{text}</NewTabLink>,
            })}
            checked={form.agrees}
            required
            error={toError('agrees')}
            onChange={(agrees) => onChange({ agrees })}
          />
        </div>
      </div>
    </StepCard>
  );
}

/** Reading the terms must not cost the form. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <Link look="inline" href={to} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}

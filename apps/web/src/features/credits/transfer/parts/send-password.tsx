import { LIMITS } from '@fovea/contract';
import { PasswordField } from '@fovea/ui';
import type { Ref } from 'react';
import { useTexts } from '#features/credits/transfer/texts.ts';
import { useSession } from '#shared/session/session.ts';

interface SendPasswordProps {
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
  onChange: () => void;
}

/** Whoever found an open screen must not send many sessions away. */
export function SendPassword({ ref, error, onChange }: SendPasswordProps) {
  const t = useTexts();
  const email = useSession((session) => session.self?.email) ?? '';
  return (
    <div className="mt-4">
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={ref}
        className="max-md:[&_.field-edge]:min-h-11"
        label={t('password')}
        name="password"
        autoComplete="current-password"
        required
        hint={t('passwordHint', { max: LIMITS.transferPasswordAbove })}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={error && <span role="alert">{error}</span>}
        onChange={onChange}
      />
    </div>
  );
}

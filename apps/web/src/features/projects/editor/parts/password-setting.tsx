import { LIMITS } from '@fovea/contract';
import { Button, PasswordField } from '@fovea/ui';
import { Dices } from 'lucide-react';
import { useState } from 'react';
import { createPassword } from '#features/projects/editor/model/create-password.ts';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';

interface PasswordSettingProps {
  value: string | null;
  onChange: (password: string | null) => void;
}

export function PasswordSetting({ value, onChange }: PasswordSettingProps) {
  const t = useSettingsTexts();
  const [typed, setTyped] = useState<string>();
  const [wasLeft, setWasLeft] = useState(false);
  const shown = typed ?? value ?? '';
  const isRight =
    shown === '' || (shown.length >= LIMITS.projectPasswordMinLength && !/\s/.test(shown));
  const change = (text: string) => {
    setTyped(text);
    if (text === '') onChange(null);
    else if (text.length >= LIMITS.projectPasswordMinLength && !/\s/.test(text)) onChange(text);
  };
  const put = (password: string | null) => {
    setTyped(undefined);
    setWasLeft(false);
    onChange(password);
  };
  return (
    <>
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        showLabel={t('show')}
        hideLabel={t('hide')}
        // A password of the project, not of a person: nothing should be filled in or kept.
        autoComplete="off"
        maxLength={LIMITS.projectPasswordMaxLength}
        value={shown}
        error={wasLeft && !isRight ? t('passwordShort') : undefined}
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          setWasLeft(true);
          if (isRight) setTyped(undefined);
        }}
      />
      <div className="flex gap-1.5">
        <Button
          size="dense"
          iconLeft={<Dices aria-hidden="true" />}
          onClick={() => put(createPassword())}
        >
          {t('generate')}
        </Button>
        {shown !== '' && (
          <Button size="dense" variant="quiet" onClick={() => put(null)}>
            {t('takeAway')}
          </Button>
        )}
      </div>
    </>
  );
}

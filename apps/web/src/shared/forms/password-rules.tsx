import { toClassNames } from '@fovea/ui';
import { Check } from 'lucide-react';
import { createTexts } from '#shared/language.ts';
import { judgePassword } from './password.ts';
import { PASSWORD_TEXTS } from './password-texts.ts';

const { useTexts } = createTexts(PASSWORD_TEXTS);

/** Each rule turns from a dot to a tick while somebody types. */
export function PasswordRules({ password }: { password: string }) {
  const t = useTexts();
  const rules = judgePassword(password);
  return (
    <ul aria-label={t('rules')} className="type-small flex flex-wrap gap-x-3.5 gap-y-1">
      {(['ruleLength', 'ruleLetterNumber', 'ruleSpaces'] as const).map((rule) => (
        <li
          key={rule}
          className={toClassNames(
            'flex items-center gap-1.5',
            rules[rule] ? 'text-good' : 'text-text-3',
          )}
        >
          <span aria-hidden="true" className="grid size-3.5 flex-none place-items-center">
            {rules[rule] ? (
              <Check className="size-3.5" />
            ) : (
              <span className="size-1.25 rounded-full bg-current forced-colors:bg-[CanvasText]" />
            )}
          </span>
          {t(rule)}
          {rules[rule] && <span className="sr-only">{t('ruleMet')}</span>}
        </li>
      ))}
    </ul>
  );
}

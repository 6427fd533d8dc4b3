import { Checkbox, Link } from '@fovea/ui';
import { PATHS } from '#shared/paths.ts';
import { Step } from './step.tsx';
import { useTexts } from './texts.ts';

interface TermsProps {
  hasAgreed: boolean;
  /** Somebody wanted to pay without the tick. */
  isMissing: boolean;
  onChange: (hasAgreed: boolean) => void;
}

export function Terms({ hasAgreed, isMissing, onChange }: TermsProps) {
  const t = useTexts();
  const toLink = (href: string) => (text: string) => (
    <Link href={href} target="_blank" rel="noreferrer">
      {text}
    </Link>
  );
  return (
    <Step number={3} title={t('terms')}>
      <Checkbox
        required
        checked={hasAgreed}
        onChange={onChange}
        label={t.rich('agree', {
          terms: toLink(PATHS.terms),
          privacy: toLink(PATHS.privacy),
          refund: toLink(PATHS.refund),
        })}
        error={isMissing && <span role="alert">{t('agreeFirst')}</span>}
      />
    </Step>
  );
}

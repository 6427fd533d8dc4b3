import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { type InAppBrowser as App, findEscapeUrl } from '#shared/in-app-browser.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

/** The browser inside another app: shows the way to the phone's own. */
export function InAppBrowser({ app }: { app: App }) {
  const t = useTexts();
  const [copied, setCopied] = useState<'not-yet' | 'yes' | 'refused'>('not-yet');
  const escapeUrl = findEscapeUrl(app, location.href, navigator.userAgent);
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  };
  return (
    <StepScreen
      title={t('title')}
      lead={t('lead')}
      icon={
        <StepIcon tone="accent">
          <ExternalLink />
        </StepIcon>
      }
      actions={
        <>
          <p role="status" className="type-body min-h-5 text-center text-text-2">
            {copied === 'yes' && t('copied')}
            {copied === 'refused' && <span className="select-all break-all">{location.href}</span>}
          </p>
          {escapeUrl !== undefined && (
            <StepButton variant="primary" onClick={() => location.assign(escapeUrl)}>
              {t('open')}
            </StepButton>
          )}
          <StepButton
            variant={escapeUrl === undefined ? 'primary' : 'secondary'}
            onClick={() => void handleCopy()}
          >
            {t('copy')}
          </StepButton>
        </>
      }
    />
  );
}

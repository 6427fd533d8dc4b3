import type { InAppBrowser as App } from '@fovea/contract/in-app-browser';
import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { findEscapeUrl } from '#shared/escape-url.ts';
import { fetchHead, type Way } from '#shared/project-head.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepIcon, StepScreen } from '#shared/step-screen.tsx';
import { useTexts } from './texts.ts';

/** The browser inside another app: shows the way to the phone's own. */
export function InAppBrowser({ app, way }: { app: App; way: Way | undefined }) {
  const t = useTexts();
  // Nothing of the project is shown here. The server counts who opens a link by who asks for its head.
  useEffect(() => {
    if (way !== undefined) void fetchHead(way);
  }, [way]);
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
      icon={<StepIcon tone="accent" icon={ExternalLink} />}
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

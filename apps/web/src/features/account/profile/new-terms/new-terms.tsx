import type { AnnouncedTerms, User } from '@fovea/contract';
import { Button, Link } from '@fovea/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { Block } from '#features/account/profile/block.tsx';
import { toDateText } from '#shared/format/dates.ts';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { logOut } from '#shared/log-out.ts';
import { modals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { setSelf } from '#shared/session/session.ts';
import { agreeToTerms } from './new-terms.queries.ts';
import { useTexts } from './texts.ts';

interface NewTermsProps {
  self: User;
  terms: AnnouncedTerms;
  onAgreed: () => void;
}

/** All that a person sees of the account who has logged in since new terms came into force. */
export function NewTerms({ self, terms, onAgreed }: NewTermsProps) {
  const t = useTexts();
  const [isSending, setIsSending] = useState(false);
  const [failures, setFailures] = useState(0);

  const handleAgree = async () => {
    setIsSending(true);
    try {
      setSelf(await agreeToTerms(terms.version));
    } catch {
      setFailures(failures + 1);
      setIsSending(false);
      return;
    }
    onAgreed();
  };
  const lead = t.rich(
    'lead',
    {
      terms: (text) => (
        <Link href={PATHS.terms} target="_blank" rel="noopener">
          {text}
        </Link>
      ),
    },
    { date: toDateText(terms.inForceAt) },
  );
  return (
    <>
      <h1 className="type-h1">{t('title')}</h1>
      <Block>
        <div className="px-4 pt-4 pb-5 md:px-5">
          <p className="type-body text-pretty text-text-2">{lead}</p>
          {failures > 0 && !isSending && <FormAlert attempt={failures}>{t('failed')}</FormAlert>}
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              variant="primary"
              size="public"
              className="max-md:min-h-11"
              loading={isSending}
              onClick={() => void handleAgree()}
            >
              {t('agree')}
            </Button>
            <Button
              variant="quiet"
              size="public"
              className="max-md:min-h-11"
              disabled={isSending}
              onClick={() => void logOut()}
            >
              {t('logOut')}
            </Button>
          </div>
          <p className="type-small mt-4 text-pretty text-text-3">
            {t.rich('otherwise', {
              plan: (text) => (
                <Link asChild look="inline">
                  <RouterLink to={PATHS.plan}>{text}</RouterLink>
                </Link>
              ),
              remove: (text) => (
                <button
                  type="button"
                  className="focus-ring rounded-[3px] underline underline-offset-2"
                  onClick={() => modals.open('deleteAccount', { self })}
                >
                  {text}
                </button>
              ),
            })}
          </p>
        </div>
      </Block>
    </>
  );
}

import type { User } from '@fovea/contract';
import { Button } from '@fovea/ui';
import { useState } from 'react';
import { Block } from '#features/account/profile/block.tsx';
import { toDateText } from '#shared/format/dates.ts';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { logOut } from '#shared/log-out.ts';
import { setSelf } from '#shared/session/session.ts';
import { toasts } from '#shared/toasts.ts';
import { keepAccount } from './leaving.queries.ts';
import { useTexts } from './texts.ts';

interface LeavingProps {
  email: User['email'];
  leavesAt: string;
  onKept: () => void;
}

/** All that whoever has deleted the account sees of it when they come back in time. */
export function Leaving({ email, leavesAt, onKept }: LeavingProps) {
  const t = useTexts();
  const [isSending, setIsSending] = useState(false);
  const [failures, setFailures] = useState(0);

  const handleKeep = async () => {
    setIsSending(true);
    try {
      setSelf(await keepAccount());
    } catch {
      setFailures(failures + 1);
      setIsSending(false);
      return;
    }
    toasts.show({ kind: 'success', title: t('kept') });
    onKept();
  };
  return (
    <>
      <h1 className="type-h1">{t('title')}</h1>
      <Block>
        <div className="px-4 pt-4 pb-5 md:px-5">
          <p className="type-body text-pretty text-text-2">
            {t('lead', { email, date: toDateText(leavesAt) })}
          </p>
          {failures > 0 && !isSending && <FormAlert attempt={failures}>{t('failed')}</FormAlert>}
          <div className="mt-4 flex flex-wrap gap-2">
            <Button
              variant="primary"
              size="public"
              className="max-md:min-h-11"
              loading={isSending}
              onClick={() => void handleKeep()}
            >
              {t('keep')}
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
        </div>
      </Block>
    </>
  );
}

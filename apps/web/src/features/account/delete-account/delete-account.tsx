import { type AccountCounts, ApiError, LEAVE_DAYS } from '@fovea/contract';
import { PasswordField, TextField } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleSlash, FolderX, Ticket, TicketX } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useWrite } from '#shared/api/use-write.ts';
import { ConfirmDialog, Effect } from '#shared/confirm-dialog.tsx';
import { toDateText } from '#shared/format/dates.ts';
import { logOut } from '#shared/log-out.ts';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toasts } from '#shared/toasts.ts';
import { COUNTS_QUERY, leaveAccount } from './delete-account.queries.ts';
import { useTexts } from './texts.ts';

type DeleteAccountProps = ModalProps['deleteAccount'] & ModalFrame;
/** Fault of a field. */
type Problem = 'passwordMissing' | 'password_wrong' | 'codeMissing' | 'second_factor_wrong';
const OF_CODE: readonly Problem[] = ['codeMissing', 'second_factor_wrong'];

export function DeleteAccount(props: DeleteAccountProps) {
  const { data: counts } = useQuery(COUNTS_QUERY);
  return counts && <Confirm counts={counts} {...props} />;
}

/** Says in numbers what goes, and asks again who it is. Cancel has the focus. */
function Confirm({ counts, self, onClose }: DeleteAccountProps & { counts: AccountCounts }) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const tell = (next: Problem) => {
    setProblem(next);
    const name = OF_CODE.includes(next) ? 'code' : 'current';
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  };
  const { send, isBusy } = useWrite({
    write: leaveAccount,
    cause: 'delete-account',
    onDone: (leavesAt) => {
      onClose();
      const title = t('left', { date: toDateText(leavesAt) });
      toasts.show({ kind: 'info', title, text: t('leftText') });
      void logOut();
    },
    onRefused: (error) => {
      if (!(error instanceof ApiError)) return false;
      if (error.code === 'second_factor_needed') tell('codeMissing');
      else if (error.code === 'password_wrong' || error.code === 'second_factor_wrong') {
        tell(error.code);
      } else return false;
      return true;
    },
  });
  const handleDelete = () => {
    if (isBusy) return;
    if (password === '') return tell('passwordMissing');
    if (self.hasSecondFactor && code.trim() === '') return tell('codeMissing');
    setProblem(undefined);
    send({ password, ...(self.hasSecondFactor ? { secondFactor: code.trim() } : {}) });
  };
  const error = problem && <span role="alert">{t(problem)}</span>;
  const isOfCode = problem !== undefined && OF_CODE.includes(problem);
  return (
    <ConfirmDialog
      title={t('title')}
      description={t('text', { days: LEAVE_DAYS })}
      safe={t('keep')}
      confirm={t('delete')}
      isDestructive
      isBusy={isBusy}
      onConfirm={handleDelete}
      onClose={onClose}
    >
      <Losses counts={counts} />
      <form
        ref={form}
        noValidate
        className="mt-5 flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          handleDelete();
        }}
      >
        {/* Tells a password manager whose password this is. */}
        <input
          type="email"
          name="email"
          autoComplete="username"
          value={self.email}
          readOnly
          hidden
        />
        <PasswordField
          label={t('password')}
          name="current"
          autoComplete="current-password"
          required
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          value={password}
          error={isOfCode ? undefined : error}
          onChange={({ target }) => setPassword(target.value)}
        />
        {self.hasSecondFactor && (
          <TextField
            label={t('code')}
            name="code"
            autoComplete="one-time-code"
            spellCheck={false}
            required
            value={code}
            error={isOfCode ? error : undefined}
            onChange={({ target }) => setCode(target.value)}
          />
        )}
        {/* Enter sends; the button that is seen stands outside of the form. */}
        <button type="submit" hidden />
      </form>
    </ConfirmDialog>
  );
}

function Losses({ counts }: { counts: AccountCounts }) {
  const t = useTexts();
  const { projects, activeProjects, participants, sessions, openCodes, openCodeSessions } = counts;
  return (
    <>
      <ul className="flex flex-col gap-3">
        <Effect icon={FolderX}>
          {t('projects', {
            projects: t('projectCount', { count: projects }),
            participants: t('participantCount', { count: participants }),
          })}
        </Effect>
        {activeProjects > 0 && (
          <Effect icon={CircleSlash} note={t('activeNote')}>
            {t('active', { count: activeProjects })}
          </Effect>
        )}
        <Effect icon={Ticket}>{t('sessions', { count: sessions })}</Effect>
        {openCodes > 0 && (
          <Effect icon={TicketX}>
            {t('codes', {
              count: openCodes,
              sessions: t('sessionCount', { count: openCodeSessions }),
            })}
          </Effect>
        )}
      </ul>
      <p className="type-small mt-3 text-pretty text-text-3">{t('stays')}</p>
    </>
  );
}

import { LIMITS, type Project } from '@fovea/contract';
import { Button } from '@fovea/ui';
import { focusFirstDecision } from '#features/projects/detail/people/first-decision.ts';
import { useTexts } from '#features/projects/detail/texts.ts';
import { modals } from '#shared/modals/modals.ts';

/** People whose data is kept and not read, until the owner of the project acts. */
export function PeopleNotices({ project: { id, waiting, flagged } }: { project: Project }) {
  const t = useTexts();
  return (
    <>
      {waiting > 0 && (
        <Notice
          name={t('waitingName')}
          text={t('waitingMore', { count: waiting })}
          action={t('waitingRaise')}
          onAct={() => modals.open('changeTarget', { projectId: id, more: waiting })}
        />
      )}
      {flagged > 0 && (
        <Notice
          name={t('flaggedName')}
          text={t('flaggedMore', { count: flagged, days: LIMITS.flagDays })}
          action={t('flaggedSee')}
          onAct={focusFirstDecision}
        />
      )}
    </>
  );
}

interface NoticeProps {
  name: string;
  text: string;
  action: string;
  onAct: () => void;
}

function Notice({ name, text, action, onAct }: NoticeProps) {
  return (
    <section
      aria-label={name}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-banner border border-border bg-accent-bg px-4 py-3 md:px-5"
    >
      <p className="type-body tnum min-w-0 flex-1 basis-60 text-pretty">{text}</p>
      <Button onClick={onAct}>{action}</Button>
    </section>
  );
}

import { type Project, toCreditCost, toLengthMs } from '@fovea/contract';
import { Clock, Files, Ticket, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '#features/projects/editor/texts.ts';
import { useFunds } from '#features/projects/model/use-funds.ts';
import { useDurationText } from '#shared/format/durations.ts';

/** The project's size and cost, always in sight. */
export function EditorFooter({ project }: { project: Project }) {
  const t = useTexts();
  const toDuration = useDurationText();
  const pages = project.pages.map(({ kind, timerMs, assets }) => ({
    kind,
    timerMs,
    durationMs: assets[0]?.durationMs ?? null,
  }));
  const lengthMs = toLengthMs(pages, project);
  const cost = toCreditCost(project);
  return (
    <footer className="type-small tnum flex min-h-9 flex-none items-center border-border border-t bg-surface px-3.5 py-1.5 text-text-2">
      <ul className="flex flex-1 flex-wrap gap-x-4 gap-y-1">
        <Fact icon={Files}>{t('pageCount', { count: project.pages.length })}</Fact>
        <Fact icon={Clock}>{t('length', { time: toDuration(lengthMs) })}</Fact>
        <Fact icon={Users}>{t('targets', { count: project.maxParticipant })}</Fact>
        <li className="flex flex-wrap items-center gap-x-3.5 md:ml-auto">
          {cost === 0 ? <Cost>{t('noSessions')}</Cost> : <ProCost cost={cost} />}
        </li>
      </ul>
    </footer>
  );
}

function ProCost({ cost }: { cost: number }) {
  const t = useTexts();
  const { balance } = useFunds(cost);
  const after = balance === undefined ? undefined : balance - cost;
  return (
    <>
      <Cost>
        {t.rich(
          'sessionsNeeded',
          { b: (text) => <b className="font-semibold text-text">{text}</b> },
          { count: cost },
        )}
      </Cost>
      {balance !== undefined && after !== undefined && (
        <span className={after < 0 ? 'text-bad' : 'text-text-3'}>
          {after < 0
            ? t('balanceShort', { balance, missing: -after })
            : t('balanceAfter', { balance, after })}
        </span>
      )}
    </>
  );
}

function Cost({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-1.5 whitespace-nowrap">
      <Ticket aria-hidden="true" className="size-3.5 text-text-3" />
      <span>{children}</span>
    </span>
  );
}

function Fact({ icon: Icon, children }: { icon: typeof Files; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5 whitespace-nowrap">
      <Icon aria-hidden="true" className="size-3.5 text-text-3" />
      {children}
    </li>
  );
}

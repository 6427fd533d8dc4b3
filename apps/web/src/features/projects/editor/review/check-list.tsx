import { type Page, type Project, toCreditCost } from '@fovea/contract';
import { Button, toClassNames } from '@fovea/ui';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { findQuestionFaults } from '#features/projects/model/page-faults.ts';
import type { StartFault } from '#features/projects/model/start-faults.ts';
import { useFunds } from '#features/projects/model/use-funds.ts';
import { type Check, listChecks } from './list-checks.ts';
import { useReviewTexts } from './texts.ts';

const LOOKS = {
  fine: { Icon: CircleCheck, color: 'text-good' },
  waiting: { Icon: Clock, color: 'text-warn' },
  fault: { Icon: CircleAlert, color: 'text-bad' },
} as const;

interface CheckRowProps {
  state: keyof typeof LOOKS;
  /** Where it can be changed. */
  jump: string;
  onJump: () => void;
  children: ReactNode;
}

export interface Jumps {
  /** To where pages are built; to what one of them lacks. */
  onPages: () => void;
  onPage: (pageId: string) => void;
  onSettings: () => void;
}

export function CheckList({ project, ...jumps }: Jumps & { project: Project }) {
  const t = useReviewTexts();
  return (
    <ul aria-label={t('checks')} className="rounded-bar border border-border bg-surface">
      {listChecks(project).map((check, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no state of its own.
        <Line key={at} check={check} project={project} {...jumps} />
      ))}
    </ul>
  );
}

interface LineProps extends Jumps {
  check: Check;
  project: Project;
}

function Line({ check, project, onPages, onSettings, onPage }: LineProps) {
  const t = useReviewTexts();
  switch (check.kind) {
    case 'fault':
      return <Fault fault={check.fault} project={project} onPages={onPages} onPage={onPage} />;
    case 'pages':
      return (
        <CheckRow state="fine" jump={t('toPages')} onJump={onPages}>
          {t('pages', { count: check.count })}
        </CheckRow>
      );
    case 'questions': {
      const { count, done } = check;
      const isDone = done === count;
      return (
        // Missing parts have lines of their own.
        <CheckRow state={isDone ? 'fine' : 'waiting'} jump={t('toPages')} onJump={onPages}>
          {isDone ? t('questions', { count }) : t('questionsOf', { done, count })}
        </CheckRow>
      );
    }
    case 'target':
      return (
        <CheckRow state="fine" jump={t('toTarget')} onJump={onSettings}>
          {t('target', { count: check.count })}
        </CheckRow>
      );
    case 'sessions':
      return <Credits project={project} onSettings={onSettings} />;
  }
}

interface FaultProps extends Pick<Jumps, 'onPages' | 'onPage'> {
  fault: StartFault;
  project: Project;
}

function Fault({ fault, project, onPages, onPage }: FaultProps) {
  const t = useReviewTexts();
  const toFault = useFaultText();
  if (fault.kind === 'noPages') {
    return (
      <CheckRow state="fault" jump={t('addPage')} onJump={onPages}>
        {t('noPages')}
      </CheckRow>
    );
  }
  const { kind, page } = fault;
  const number = project.pages.indexOf(page) + 1;
  const isWaiting = kind === 'checking';
  return (
    <CheckRow
      state={isWaiting ? 'waiting' : 'fault'}
      jump={t('toPage', { number })}
      onJump={() => onPage(page.id)}
    >
      {t('pageFault', { number, fault: isWaiting ? t('checking') : toFault(page) })}
    </CheckRow>
  );
}

/** In the words that stand beside the field. */
function useFaultText(): (page: Page) => string {
  const t = useReviewTexts();
  const s = useSettingsTexts();
  return ({ kind, assets, question }) => {
    if (question) {
      const { text, choices } = findQuestionFaults(question);
      if (text) return s('questionMissing');
      return s(choices.length > 0 ? 'choiceMissing' : 'tooFewChoices');
    }
    if (assets.some((asset) => asset?.status === 'refused')) return t('refused');
    return s(kind === 'video' ? 'noVideo' : 'noFile');
  };
}

function Credits({ project, onSettings }: { project: Project; onSettings: () => void }) {
  const t = useReviewTexts();
  const e = useTexts();
  const cost = toCreditCost(project);
  const { balance, state } = useFunds(cost);
  if (cost === 0) {
    return (
      <CheckRow state="fine" jump={t('toType')} onJump={onSettings}>
        {e('noSessions')}
      </CheckRow>
    );
  }
  return (
    <CheckRow
      state={state === 'enough' ? 'fine' : state === 'short' ? 'fault' : 'waiting'}
      jump={t('toTarget')}
      onJump={onSettings}
    >
      {balance === undefined
        ? e('sessionsNeededPlain', { count: cost })
        : balance < cost
          ? e('balanceShort', { balance, missing: cost - balance })
          : t('balanceEnough')}
    </CheckRow>
  );
}

function CheckRow({ state, jump, onJump, children }: CheckRowProps) {
  const t = useReviewTexts();
  const id = useId();
  const { Icon, color } = LOOKS[state];
  return (
    <li className="flex min-h-11 items-center gap-2.5 border-border border-b px-4 py-2 last:border-b-0">
      <Icon role="img" aria-label={t(state)} className={toClassNames('size-4 flex-none', color)} />
      <span id={id} className="type-body tnum min-w-0 flex-1 text-pretty [overflow-wrap:anywhere]">
        {children}
      </span>
      <Button
        size="dense"
        variant={state === 'fault' ? 'secondary' : 'quiet'}
        aria-describedby={id}
        data-fault={state === 'fine' ? undefined : true}
        onClick={onJump}
      >
        {jump}
      </Button>
    </li>
  );
}

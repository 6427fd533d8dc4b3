import { Button, ButtonLink, Drawing, NoParticipantsDrawing, NoProjectsDrawing } from '@fovea/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { modals } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { useTexts } from './texts.ts';

export function LandingSteps() {
  const t = useTexts();
  const isLogin = useSession((session) => session.isLogin);
  return (
    <section id="how" className="scroll-mt-20 px-5 md:px-8 lg:px-12">
      <div className="mx-auto max-w-content">
        <h2 className="text-center font-bold text-[1.75rem] leading-[calc(2.25rem+var(--line-extra))] tracking-[-0.025em] md:text-[2rem]">
          {t('howTitle')}
        </h2>
        <ol className="mt-10 grid gap-8 md:grid-cols-3">
          <Step number={1} title={t('makeTitle')} text={t('makeText')}>
            <NoProjectsDrawing />
          </Step>
          <Step number={2} title={t('collectTitle')} text={t('collectText')}>
            <NoParticipantsDrawing />
          </Step>
          <Step number={3} title={t('seeTitle')} text={t('seeText')}>
            <SeeDrawing />
          </Step>
        </ol>
        <p className="mt-8 text-center">
          <Button size="public" variant="quiet" onClick={() => modals.open('inTheWorks', {})}>
            {t('panel')}
          </Button>
        </p>
        <div className="mt-16 flex flex-col items-center gap-5 rounded-hero border border-border bg-surface px-5 py-12 text-center">
          <h2 className="max-w-120 text-balance font-bold text-[1.75rem] leading-[calc(2.25rem+var(--line-extra))] tracking-[-0.025em]">
            {t('startTitle')}
          </h2>
          <ButtonLink variant="primary" size="touch" asChild>
            <Link to={isLogin ? PATHS.projects : PATHS.signUp}>
              {t(isLogin ? 'projects' : 'start')}
            </Link>
          </ButtonLink>
          <p className="type-small text-text-3">{t('startNote')}</p>
        </div>
      </div>
    </section>
  );
}

interface StepProps {
  number: number;
  title: string;
  text: string;
  children: ReactNode;
}

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="flex flex-col items-center text-center">
      <div className="w-44">{children}</div>
      <h3 className="mt-4 flex items-center gap-2 font-semibold text-[1.0625rem]">
        <span
          aria-hidden="true"
          className="type-small grid size-6 place-items-center rounded-full bg-accent-bg font-semibold text-accent-text"
        >
          {number}
        </span>
        {title}
      </h3>
      <p className="type-touch mt-1.5 max-w-70 text-balance text-text-2">{text}</p>
    </li>
  );
}

/** A page with its path, and a bar for each part that was looked at. */
function SeeDrawing() {
  return (
    <Drawing>
      <rect x="22" y="16" width="60" height="88" rx="7" className="fill-surface" />
      <circle cx="52" cy="52" r="21" stroke="none" className="fill-accent-bg" />
      <path d="M36 40 58 34 50 60 66 84" className="stroke-accent" />
      <circle cx="36" cy="40" r="4" stroke="none" className="fill-accent" />
      <circle cx="58" cy="34" r="3" stroke="none" className="fill-accent" />
      <circle cx="50" cy="60" r="6" stroke="none" className="fill-accent" />
      <circle cx="66" cy="84" r="3.500" stroke="none" className="fill-accent" />
      <path d="M98 36h40M98 60h26M98 84h14" />
      <path d="M98 44h30" className="stroke-accent" strokeWidth="4" />
      <path d="M98 68h18" className="stroke-accent" strokeWidth="4" />
      <path d="M98 92h9" className="stroke-accent" strokeWidth="4" />
    </Drawing>
  );
}

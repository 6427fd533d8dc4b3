import { LEAVE_DAYS } from '@fovea/contract';
import { LIMITS } from '@fovea/contract/limits';
import { Link } from '@fovea/ui';
import { Link as RouterLink } from 'react-router';
import { PATHS } from '#shared/paths.ts';
import { sample } from '#shared/project/sample.ts';
import { useTexts } from './texts.ts';

const QUESTIONS = [
  'sample',
  'session',
  'collect',
  'edit',
  'validity',
  'order',
  'code',
  'project',
  'account',
] as const;

/** Answers to the usual questions, without leaving the app. */
export function Help() {
  const t = useTexts();
  const toLink = (path: string, onClick?: () => void) => (text: string) => (
    <Link asChild look="inline">
      <RouterLink to={path} onClick={onClick}>
        {text}
      </RouterLink>
    </Link>
  );
  const marks = {
    code: toLink(PATHS.code),
    account: toLink(PATHS.account),
    contact: toLink(PATHS.contact),
    sample: toLink(PATHS.sample),
    show: toLink(PATHS.projects, () => sample.show(true)),
  };
  const values = {
    reliable: LIMITS.validityReliable,
    acceptable: LIMITS.validityAcceptable,
    days: LEAVE_DAYS,
  };
  return (
    <div className="mx-auto max-w-240">
      <h1 className="type-h1">{t('title')}</h1>
      <p className="type-body mt-1 text-pretty text-text-2">{t.rich('lead', marks)}</p>
      <div className="mt-6 grid gap-8 md:grid-cols-2">
        {QUESTIONS.map((question) => (
          <section key={question} id={question} className="scroll-mt-20">
            <h2 className="type-h3">{t(`${question}Question`)}</h2>
            <p className="type-body mt-1 text-pretty text-text-2">
              {t.rich(`${question}Answer`, marks, values)}
            </p>
          </section>
        ))}
      </div>
    </div>
  );
}

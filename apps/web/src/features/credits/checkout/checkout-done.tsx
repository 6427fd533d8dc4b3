import { ButtonLink, EmptyState, NoProjectsDrawing, Spinner } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { creditsQuery } from '#shared/api/credits.queries.ts';
import { toProjectQuery } from '#shared/api/projects.queries.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { PATHS } from '#shared/paths.ts';
import { useSession } from '#shared/session/session.ts';
import { toMoneyText } from '#shared/shop/money.ts';
import {
  findProjectId,
  type Purchase,
  toChoiceSearch,
  toPurchaseQuery,
} from './checkout.queries.ts';
import { useTexts } from './texts.ts';

interface CheckoutDoneProps {
  id: string;
  /** Key from a payment window: the payment waits to be confirmed. */
  paymentKey: string | null;
}

/** Outcome of an order. The provider says it, not the address. */
export function CheckoutDone({ id, paymentKey }: CheckoutDoneProps) {
  const t = useTexts();
  const [, setParams] = useSearchParams();
  const { data: purchase } = useQuery(toPurchaseQuery(id, paymentKey));
  const isOver = purchase !== undefined && purchase.state !== 'open';
  // The window's additions to the address are of no use any more.
  useEffect(() => {
    if (isOver && paymentKey !== null) setParams({ order: id }, { replace: true });
  }, [isOver, paymentKey, id, setParams]);
  if (purchase?.state === 'paid' && purchase.balanceBefore === null) {
    return <Second purchase={purchase} />;
  }
  if (purchase?.state === 'paid') return <Paid purchase={purchase} />;
  if (purchase?.state === 'ended') return <Ended purchase={purchase} />;
  return (
    <div role="status" className="grid justify-items-center gap-3 py-24 text-center">
      <Spinner />
      <h1 className="type-h2">{t('waitingTitle')}</h1>
      <p className="type-body max-w-100 text-balance text-text-2">{t('waitingText')}</p>
    </div>
  );
}

function Ended({ purchase }: { purchase: Purchase }) {
  const t = useTexts();
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        drawing={<NoProjectsDrawing />}
        title={t('endedTitle')}
        text={t('endedText')}
        action={
          <ButtonLink size="public" asChild>
            <Link to={{ pathname: PATHS.checkout, search: toSearch(purchase) }} reloadDocument>
              {t('again')}
            </Link>
          </ButtonLink>
        }
      />
    </>
  );
}

/** Paid, and nothing began: the account had a monthly plan already. */
function Second({ purchase }: { purchase: Purchase }) {
  const t = useTexts();
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      <EmptyState
        drawing={<NoProjectsDrawing />}
        title={t('secondTitle')}
        text={t('secondText', { price: toMoneyText(purchase) })}
        action={
          <ButtonLink size="public" asChild>
            <Link to={PATHS.plan}>{t('myPlan')}</Link>
          </ButtonLink>
        }
      />
    </>
  );
}

/** A refused card costs neither the choice nor the way back. */
function toSearch({ kind, sessions, returnTo }: Purchase): string {
  return toChoiceSearch(kind, sessions, returnTo ?? undefined);
}

function Paid({ purchase }: { purchase: Purchase }) {
  const t = useTexts();
  const { sessions, receiptUrl, returnTo } = purchase;
  const before = purchase.balanceBefore ?? 0;
  const { data: credits } = useQuery(creditsQuery);
  const now = credits?.balance ?? before + sessions;
  const self = useSession((session) => session.self);
  const projectId = findProjectId(returnTo);
  const { data: project } = useQuery({
    ...toProjectQuery(projectId ?? ''),
    enabled: projectId !== undefined,
  });
  // Only one that has not begun takes sessions when it does.
  const isWaiting = project?.type === 'pro' && project.status === 'edit';
  const needed = isWaiting ? project.maxParticipant : undefined;
  const back = returnTo ?? PATHS.projects;
  return (
    <div className="grid justify-items-center py-12 text-center md:py-20">
      <span className="grid size-16 place-items-center rounded-full bg-good-bg text-good [&_svg]:size-8">
        <CircleCheck aria-hidden="true" />
      </span>
      <h1 className="type-h1 tnum mt-4">{t('addedTitle', { count: sessions })}</h1>
      <p className="type-body tnum mt-1 text-text-2">
        {t('paid', { price: toMoneyText(purchase) })}
        {self && ` ${t('receiptTo', { email: self.email })}`}
      </p>
      <dl className="tnum mt-6 grid w-full max-w-120 grid-cols-3 gap-2 rounded-card border border-border bg-surface p-4 shadow-e1">
        <Figure name={t('before')} value={toNumberText(before)} />
        <Figure name={t('addedShort')} value={`+${toNumberText(sessions)}`} isGood />
        <Figure name={t('now')} value={toNumberText(now)} />
      </dl>
      {now < before + sessions && (
        <p className="type-small mt-2 text-balance text-text-2">{t('nowLess')}</p>
      )}
      <div className="mt-6 flex max-w-full flex-wrap justify-center gap-2">
        {receiptUrl !== null && (
          <ButtonLink size="touch" asChild>
            <a href={receiptUrl} target="_blank" rel="noreferrer">
              {t('receipt')}
            </a>
          </ButtonLink>
        )}
        <ButtonLink size="touch" variant="primary" asChild>
          <Link to={back}>
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {project ? t('backTo', { project: project.name }) : t('toProjects')}
            </span>
            <ArrowRight aria-hidden="true" />
          </Link>
        </ButtonLink>
      </div>
      {needed !== undefined && needed <= now && (
        <p className="type-small tnum mt-3 text-text-2">
          {t('needs', { count: needed })} {t('remain', { count: now - needed })}
        </p>
      )}
    </div>
  );
}

interface FigureProps {
  name: string;
  value: string;
  isGood?: boolean;
}

function Figure({ name, value, isGood = false }: FigureProps) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="type-small text-text-2">{name}</dt>
      <dd className={isGood ? 'type-h2 text-good' : 'type-h2'}>{value}</dd>
    </div>
  );
}

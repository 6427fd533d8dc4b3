import { Button, ButtonLink, Skeleton } from '@fovea/ui';
import { CircleCheck } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { ResetLink } from '#features/account/model/password-reset.queries.ts';
import { FormAlert } from '#shared/forms/form-alert.tsx';
import { lazyPart } from '#shared/lazy-part.ts';
import { PATHS } from '#shared/paths.ts';
import { authMarker, setSelf, useSession } from '#shared/session/session.ts';
import { findToken, toTokenHash } from './link-token.ts';
import { loadCalls } from './load-calls.ts';
import { ScreenTitle } from './screen-title.tsx';
import { useTexts } from './texts.ts';

/** Comes while the link is checked. */
const loadForm = () => import('./new-password-form.tsx');
const NewPasswordForm = lazyPart(loadForm, 'NewPasswordForm');

type State =
  | { readonly kind: 'checking' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'form' | 'done'; readonly link: ResetLink };

export function ResetPassword() {
  const location = useLocation();
  const navigate = useNavigate();
  const token = findToken(location);
  const [state, setState] = useState<State>({ kind: 'checking' });
  const [tries, setTries] = useState(0);

  // Out of the query, which other sites and logs could see.
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('token')) return;
    void navigate({ search: '', hash: toTokenHash(token) }, { replace: true });
  }, [location.search, navigate, token]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try checks anew.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: State) => isCurrent && setState(next);
    setState({ kind: 'checking' });
    checkLink(token).then(
      (link) => show(link ? { kind: 'form', link } : { kind: 'invalid' }),
      () => show({ kind: 'unchecked' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [token, tries]);

  if (state.kind === 'checking') return <Checking />;
  if (state.kind === 'invalid') return <Invalid />;
  if (state.kind === 'unchecked') return <Unchecked onRetry={() => setTries(tries + 1)} />;
  const { link } = state;
  if (state.kind === 'done') return <Done email={link.email} />;
  const handleSave = async (password: string) => {
    const { resetPassword } = await loadCalls();
    const isSaved = await resetPassword(token, password);
    if (isSaved) forgetSession(link.email);
    setState(isSaved ? { kind: 'done', link } : { kind: 'invalid' });
  };
  return (
    <Suspense fallback={<Checking />}>
      <NewPasswordForm key={token} link={link} onSave={handleSave} />
    </Suspense>
  );
}

async function checkLink(token: string): Promise<ResetLink | undefined> {
  if (token === '') return undefined;
  const [{ findResetLink }] = await Promise.all([loadCalls(), loadForm()]);
  return findResetLink(token);
}

/** The server has ended the session of this browser too, if it was of the same account. */
function forgetSession(email: string): void {
  if (useSession.getState().self?.email !== email) return;
  authMarker.remove();
  setSelf(null);
}

function Checking() {
  const t = useTexts();
  return (
    <>
      <ScreenTitle>{t('title')}</ScreenTitle>
      <p role="status" className="sr-only">
        {t('checking')}
      </p>
      <Skeleton className="mt-2 w-48" />
      <Skeleton className="mt-6 w-28" />
      <Skeleton className="mt-2 h-11 rounded-touch" />
      <Skeleton className="mt-3 w-72 max-w-full" />
      <Skeleton className="mt-5 w-36" />
      <Skeleton className="mt-2 h-11 rounded-touch" />
      <Skeleton className="mt-5.5 h-11 rounded-touch" />
      <Skeleton className="mx-auto mt-5 w-28" />
      <div className="mt-7 border-border border-t pt-4.5">
        <Skeleton />
        <Skeleton className="mt-1 w-40" />
      </div>
    </>
  );
}

function Invalid() {
  const t = useTexts();
  return (
    <>
      <ScreenTitle>{t('title')}</ScreenTitle>
      <FormAlert attempt={1}>{t('invalid')}</FormAlert>
      <ButtonLink asChild variant="primary" size="touch" className="mt-5 w-full">
        <Link to={PATHS.forgotPassword}>{t('sendNew')}</Link>
      </ButtonLink>
    </>
  );
}

function Unchecked({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return (
    <>
      <ScreenTitle>{t('title')}</ScreenTitle>
      <FormAlert attempt={1}>{t('failed')}</FormAlert>
      <Button variant="primary" size="touch" wide className="mt-5" onClick={onRetry}>
        {t('retry')}
      </Button>
    </>
  );
}

function Done({ email }: { email: string }) {
  const t = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <span className="edge-when-forced mb-4 grid size-11 place-items-center rounded-full bg-good-bg text-good">
        <CircleCheck aria-hidden="true" className="size-5.5" />
      </span>
      <ScreenTitle ref={title}>{t('done')}</ScreenTitle>
      <p className="type-body mt-1 text-pretty text-[0.875rem] text-text-3">{t('doneLead')}</p>
      <ButtonLink asChild variant="primary" size="touch" className="mt-5.5 w-full">
        <Link to={PATHS.login} state={{ email }}>
          {t('logIn')}
        </Link>
      </ButtonLink>
    </>
  );
}

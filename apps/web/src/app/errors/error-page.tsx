import { Button, ButtonLink, type DrawingProps, Link } from '@fovea/ui';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { PATHS } from '#shared/paths.ts';
import { authMarker, useSession } from '#shared/session/session.ts';
import { useTitle } from '#shared/title.ts';
import { type ErrorKind, toReference } from './error-kind.ts';
import { useTexts } from './texts.ts';

export interface ErrorPageProps {
  kind: ErrorKind;
  /** Given by the caller: the app's first script has room for one of the three. */
  Drawing: ComponentType<DrawingProps>;
  error?: unknown;
  /** Given when another try may help; else the general page leads back. */
  retry?: ReactNode;
  /** The app itself is broken: links load the page anew instead of asking the router. */
  leaves?: boolean;
}

export function ErrorPage({ kind, Drawing, error, retry, leaves = false }: ErrorPageProps) {
  const t = useTexts();
  const title = t(`title${kind}`);
  const heading = useRef<HTMLHeadingElement>(null);
  const [reference] = useState(() => toReference(error, Math.random));
  const isLogin = useSession((session) => session.isLogin);
  const main = isLogin || (leaves && authMarker.isValid()) ? PATHS.projects : PATHS.home;
  useTitle(title);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (error !== undefined) console.error(`reference ${reference}`, error);
  }, [reference, error]);
  return (
    <div className="mx-auto flex min-h-[min(46rem,80dvh)] w-full max-w-120 flex-col items-center justify-center px-5 py-10 text-center">
      <Drawing className="max-w-65 md:max-w-75" />
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-3 text-balance font-bold text-[1.875rem] leading-[calc(2.375rem+var(--line-extra))] tracking-[-0.025em] outline-none"
      >
        {title}
      </h1>
      <p className="type-public mt-1.5 max-w-85 text-balance text-text-2">{t(`text${kind}`)}</p>
      <div className="mt-5.5 flex flex-wrap justify-center gap-2">
        {retry}
        {kind === 'general' && !retry && (
          <Button size="touch" iconLeft={<ArrowLeft aria-hidden="true" />} onClick={goBack}>
            {t('previous')}
          </Button>
        )}
        <ButtonLink variant="primary" size="touch" asChild>
          <RouterLink to={main} reloadDocument={leaves}>
            {t('main')}
          </RouterLink>
        </ButtonLink>
      </div>
      <p className="type-small mt-5.5 text-text-3">
        {t.rich(
          'reference',
          { id: (id) => <b className="type-id select-all font-semibold text-text-2">{id}</b> },
          { reference },
        )}
        {' · '}
        <Link asChild>
          <RouterLink to={PATHS.contact} reloadDocument={leaves}>
            {t('contact')}
          </RouterLink>
        </Link>
      </p>
    </div>
  );
}

function goBack(): void {
  if (history.length > 1) history.back();
  else location.assign(PATHS.home);
}

import { ErrorPage } from './error-page.tsx';

/** The error pages at addresses of their own; there is nothing to try again. */
export function NotFound() {
  return <ErrorPage kind="404" />;
}

export function ServerError() {
  return <ErrorPage kind="500" />;
}

export function GeneralError() {
  return <ErrorPage kind="general" />;
}

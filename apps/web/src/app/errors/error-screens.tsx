import { GeneralErrorDrawing, NotFoundDrawing, ServerErrorDrawing } from '@fovea/ui';
import { ErrorPage } from './error-page.tsx';

/** The error pages at addresses of their own; there is nothing to try again. */
export function NotFound() {
  return <ErrorPage kind="404" Drawing={NotFoundDrawing} />;
}

export function ServerError() {
  return <ErrorPage kind="500" Drawing={ServerErrorDrawing} />;
}

export function GeneralError() {
  return <ErrorPage kind="general" Drawing={GeneralErrorDrawing} />;
}

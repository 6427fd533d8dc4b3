import { GeneralErrorDrawing, NotFoundDrawing, ServerErrorDrawing, Skeleton } from '@fovea/ui';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import {
  Component,
  type ComponentType,
  Fragment,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '#app/shells/texts.ts';
import { leadsAway } from '#shared/api/leads-away.ts';
import { ChunkError } from '#shared/lazy-part.ts';
import { waitForArrival } from '#shared/navigation.ts';
import { toErrorKind } from './error-kind.ts';
import { ErrorPage } from './error-page.tsx';
import { RetryButton } from './retry-button.tsx';

const DRAWINGS = {
  404: NotFoundDrawing,
  500: ServerErrorDrawing,
  general: GeneralErrorDrawing,
} as const;

export interface QueryBoundaryProps {
  children: ReactNode;
  /** Around the error page, where the screen would have drawn its own frame. */
  Frame?: ComponentType<{ children: ReactNode }>;
}

/** Shows the error page in place of a screen whose query failed. Leaving the path resets it. */
export function QueryBoundary({ children, Frame = Fragment }: QueryBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary onReset={reset} resetKey={pathname} Frame={Frame}>
          {children}
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  );
}

interface BoundaryProps extends Required<QueryBoundaryProps> {
  resetKey: string;
  onReset: () => void;
}

interface BoundaryState {
  caught: { error: unknown } | undefined;
}

const reload = () => location.reload();

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } };
  }

  override componentDidUpdate({ resetKey }: BoundaryProps): void {
    if (this.state.caught && resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => {
    const error = this.state.caught?.error;
    if (error instanceof ChunkError) (error.forget ?? reload)();
    this.props.onReset();
    this.setState({ caught: undefined });
  };

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    const { error } = caught;
    // The page itself is out of date or broken: reloading may help, unless there is no network.
    if (error instanceof ChunkError && navigator.onLine) throw error;
    const { Frame } = this.props;
    const kind = toErrorKind(error);
    const mayHelp = kind !== 'general' || error instanceof ChunkError;
    const page = (
      <ErrorPage
        kind={kind}
        Drawing={DRAWINGS[kind]}
        error={error}
        retry={mayHelp && <RetryButton onRetry={this.reset} />}
      />
    );
    return <Frame>{leadsAway(error) ? <Leaving>{page}</Leaving> : page}</Frame>;
  }
}

/** Until the other screen is there; what is inside if it does not come. */
function Leaving({ children }: { children: ReactNode }) {
  const t = useTexts();
  const { pathname } = useLocation();
  const [stays, setStays] = useState(false);
  useEffect(() => {
    void waitForArrival().then(() => setStays(location.pathname === pathname));
  }, [pathname]);
  if (stays) return children;
  return (
    <div role="status" aria-label={t('loading')} className="mx-auto max-w-content px-5 pt-8">
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}

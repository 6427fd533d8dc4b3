import { ApiError } from '@fovea/contract/api-error';
import { GeneralErrorDrawing, NotFoundDrawing, ServerErrorDrawing } from '@fovea/ui';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ComponentType, Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ChunkError } from '#app/chunk.ts';
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

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } };
  }

  override componentDidUpdate({ resetKey }: BoundaryProps): void {
    if (this.state.caught && resetKey !== this.props.resetKey) this.reset();
  }

  reset = () => {
    this.props.onReset();
    this.setState({ caught: undefined });
  };

  override render(): ReactNode {
    const { caught } = this.state;
    if (!caught) return this.props.children;
    const { error } = caught;
    // The page itself is out of date or broken: reloading may help, staying does not.
    if (error instanceof ChunkError) throw error;
    if (leadsAway(error)) return null;
    const { Frame } = this.props;
    const kind = toErrorKind(error);
    return (
      <Frame>
        <ErrorPage
          kind={kind}
          Drawing={DRAWINGS[kind]}
          error={error}
          retry={<RetryButton onRetry={this.reset} />}
        />
      </Frame>
    );
  }
}

/** Who may not see a screen is on the way to another one already. */
function leadsAway(error: unknown): boolean {
  return error instanceof ApiError && (error.statusCode === 401 || error.statusCode === 403);
}

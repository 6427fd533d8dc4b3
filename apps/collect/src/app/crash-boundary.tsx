import { Component, type ReactNode } from 'react';
import { Ending } from '#steps/ending/ending.tsx';

const doNothing = () => {};

/** A defect or a part that did not load: what was recorded is on the phone, so a reload goes on. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasCrashed) return this.props.children;
    return <Ending kind="failed" onRetry={doNothing} onThink={doNothing} />;
  }
}

/** Tells analytics which screen a person came to: the route's pattern, never an id. */
export type SendPageView = (pattern: string) => void;

/** The part of the analytics library that is used. */
export interface Tracker {
  track(url: string): void;
}

export interface PageViewOptions {
  /** Where page views go; none are sent without it. */
  readonly url: string;
  readonly origin: string;
  readonly loadTracker: () => Promise<Tracker>;
}

export function createPageViews({ url, origin, loadTracker }: PageViewOptions): SendPageView {
  if (url === '') return () => undefined;
  let tracker: Promise<Tracker> | undefined;
  return (pattern) => {
    tracker ??= loadTracker();
    // Analytics is never worth a disturbance: without its code nothing is counted.
    tracker.then(
      ({ track }) => track(origin + pattern),
      () => undefined,
    );
  };
}

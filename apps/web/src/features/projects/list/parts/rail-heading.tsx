import { Suspense } from 'react';
import { lazyPart } from '#shared/lazy-part.ts';

/** Tooltips come after the list. */
const NotedName = lazyPart(() => import('./noted-name.tsx'), 'NotedName');

interface RailHeadingProps {
  name: string;
  /** Meaning, shown under the pointer and at the focus. */
  note: string;
}

export function RailHeading({ name, note }: RailHeadingProps) {
  return (
    <p className="type-micro font-semibold text-text-3">
      <Suspense fallback={name}>
        <NotedName name={name} note={note} />
      </Suspense>
    </p>
  );
}

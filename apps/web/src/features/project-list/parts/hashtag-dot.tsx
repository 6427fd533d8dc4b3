import { toClassNames } from '@fovea/ui';

const COLORS = ['bg-c1', 'bg-c2', 'bg-c3', 'bg-c4', 'bg-c5', 'bg-c6', 'bg-c7', 'bg-c8'];

/** The colour of a hashtag. Its name stands beside it. */
export function HashtagDot({ color }: { color: number }) {
  return (
    <span
      aria-hidden="true"
      className={toClassNames(
        'size-2 flex-none rounded-full forced-colors:bg-[CanvasText]',
        COLORS[(color - 1) % COLORS.length],
      )}
    />
  );
}

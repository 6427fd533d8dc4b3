import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import { PageThumb } from './page-thumb.tsx';
import { useRowName } from './row-name.ts';
import { RowState } from './row-state.tsx';

interface LiftedRowProps {
  row: EditorRow | undefined;
  /** How many pages are in the hand. */
  count: number;
  /** Nothing turns for people who want no motion. */
  isCalm: boolean;
}

export function LiftedRow({ row, count, isCalm }: LiftedRowProps) {
  if (!row) return null;
  return (
    <div
      aria-hidden="true"
      className="relative flex size-full items-center gap-2.5 rounded-touch bg-surface py-1.75 pr-2 pl-6 shadow-e3 ring-1 ring-border"
      style={isCalm ? undefined : { rotate: '-1.2deg' }}
    >
      <PageThumb row={row} isCurrent={false} />
      <span className="min-w-0 flex-1">
        <RowName row={row} />
        <RowState row={row} isCurrent={false} />
      </span>
      {count > 1 && (
        <span
          className="tnum type-small absolute grid size-6 place-items-center rounded-full bg-accent font-semibold text-on-accent"
          style={{ top: -8, right: -8 }}
        >
          {count}
        </span>
      )}
    </div>
  );
}

function RowName({ row }: { row: EditorRow }) {
  return <span className="type-body block truncate font-medium">{useRowName(row)}</span>;
}

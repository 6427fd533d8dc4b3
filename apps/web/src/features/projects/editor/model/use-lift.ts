import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '#features/projects/editor/texts.ts';
import { countOthers } from '#features/projects/model/draft/page-order.ts';
import type { RowActions } from './use-row-actions.ts';

/** Pages in somebody's hand, and where they would drop. */
export interface Lift {
  readonly pageIds: readonly string[];
  /** Number of other pages before the lifted ones. */
  readonly before: number;
  /** True by keys: only then the list scrolls to the place of the drop. */
  readonly isByKeys?: boolean;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Dragging by keys: Space lifts, arrows move, Space drops, Escape leaves it. A pointer shares the state. */
export function useLift(ids: readonly string[], { onMove, onSay }: RowActions) {
  const t = useTexts();
  const [lift, setLift] = useState<Lift>();

  const say = (key: 'lifted' | 'liftedAt' | 'notMoved', name: string, before: number) =>
    onSay(t(key, { name, number: before + 1, count: ids.length }));

  const drop = (dropped: Lift | undefined) => {
    setLift(undefined);
    if (dropped) onMove(dropped.pageIds, dropped.before);
  };
  const leave = (name: string) => {
    if (!lift?.isByKeys) return;
    setLift(undefined);
    say('notMoved', name, lift.before);
  };
  const handleKey = (event: KeyboardEvent, pageIds: readonly string[], name: string) => {
    const step = STEPS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (lift) return drop(lift);
      const first = ids.findIndex((id) => pageIds.includes(id));
      const before = countOthers(ids, pageIds, first);
      setLift({ pageIds, before, isByKeys: true });
      say('lifted', name, before);
    } else if (lift && event.key === 'Escape') leave(name);
    else if (lift && step !== undefined) {
      event.preventDefault();
      const most = ids.length - lift.pageIds.length;
      const before = Math.min(Math.max(lift.before + step, 0), most);
      setLift({ ...lift, before });
      say('liftedAt', name, before);
    }
  };
  return { lift, setLift, drop, leave, handleKey };
}

import {
  AutoScroller,
  Cursor,
  Feedback,
  PointerActivationConstraints,
  PreventSelection,
} from '@dnd-kit/dom';
import { DragDropProvider, DragOverlay, PointerSensor, useDraggable } from '@dnd-kit/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import type { Lift } from '#features/projects/editor/model/use-lift.ts';
import { countOthers, findGap } from '#features/projects/model/draft/page-order.ts';
import { isMedia } from '#shared/media.ts';
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

/** Where a press is for something else than dragging. */
export const STILL = '[data-still]';
/** A finger on it drags at once; elsewhere it may want to scroll. */
export const HANDLE = '[data-handle]';

const LEAST_PX = 4;
const EDGE_PX = 40;
const { Delay, Distance } = PointerActivationConstraints;

const isOn = ({ target }: Event, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

const SENSORS = [
  PointerSensor.configure({
    preventActivation: (event) => isOn(event, STILL),
    activationConstraints: (event) =>
      event.pointerType === 'touch' && !isOn(event, HANDLE)
        ? [new Delay({ value: 250, tolerance: 5 })]
        : [new Distance({ value: LEAST_PX })],
  }),
];
const PLUGINS = [AutoScroller, Cursor, Feedback, PreventSelection];

interface PageDragProps {
  list: RefObject<HTMLOListElement | null>;
  rows: readonly EditorRow[];
  /** Ids of pages, in their order. */
  ids: readonly string[];
  /** Pages that are dragged along with a page. */
  listTargets: (id: string) => readonly string[];
  onLift: (lift: Lift | undefined) => void;
  onDrop: (lift: Lift | undefined) => void;
}

/** Lets rows of the list be dragged by mouse, pen and finger. It draws only what is in the hand. */
export function PageDrag({ list, rows, ids, listTargets, onLift, onDrop }: PageDragProps) {
  const held = useRef<Lift & Point>(undefined);

  const follow = ({ x, y }: Point) => {
    if (!held.current || !list.current) return;
    const { pageIds } = held.current;
    const before = countOthers(ids, pageIds, findGapAt(list.current, ids, { x, y }));
    held.current = { pageIds, before, x, y };
    onLift({ pageIds, before });
  };
  useEffect(() => {
    const element = list.current;
    const handleScroll = () => held.current && follow(held.current);
    element?.addEventListener('scroll', handleScroll);
    return () => element?.removeEventListener('scroll', handleScroll);
  });
  return (
    <DragDropProvider
      plugins={PLUGINS}
      sensors={SENSORS}
      onBeforeDragStart={({ operation: { source, position } }, manager) => {
        const { x, y } = position.current;
        held.current = { pageIds: listTargets(String(source?.id)), before: 0, x, y };
        const threshold = list.current ? toThreshold(list.current) : 0;
        manager.registry.plugins.get(AutoScroller)?.configure({ threshold });
      }}
      onDragStart={() => held.current && follow(held.current)}
      onDragMove={({ to }) => to && follow(to)}
      onDragEnd={({ canceled, nativeEvent }) => {
        // A busy browser has told of no move yet, or not of the last one.
        if (!canceled && nativeEvent instanceof PointerEvent) {
          follow({ x: nativeEvent.clientX, y: nativeEvent.clientY });
        }
        onDrop(canceled ? undefined : held.current);
        held.current = undefined;
      }}
    >
      {ids.map((id) => (
        <DraggableRow key={id} id={id} list={list} />
      ))}
      <DragOverlay dropAnimation={null}>
        {({ id }) => (
          <LiftedRow
            row={rows.find(({ key }) => key === id)}
            count={listTargets(String(id)).length}
            isCalm={isMedia('calm')}
          />
        )}
      </DragOverlay>
    </DragDropProvider>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The row itself is drawn by the list. */
function DraggableRow({ id, list }: { id: string; list: PageDragProps['list'] }) {
  const element = {
    get current() {
      return list.current && findRowElement(list.current, id);
    },
  };
  useDraggable({ id, element });
  return null;
}

const findRowElement = (list: Element, id: string) => list.querySelector(`[data-page="${id}"]`);

/** A column where there is room, else a row that scrolls sideways. */
const isColumn = (list: Element) => getComputedStyle(list).flexDirection === 'column';

function findGapAt(list: Element, ids: readonly string[], { x, y }: Point): number {
  const goesDown = isColumn(list);
  const middles = ids.map((id) => {
    const { left, top, width, height } = (findRowElement(list, id) ?? list).getBoundingClientRect();
    return goesDown ? top + height / 2 : left + width / 2;
  });
  return findGap(middles, goesDown ? y : x);
}

/** The list scrolls when the pointer is near one of its ends, as a share of its length. */
function toThreshold(list: Element) {
  const { width, height } = list.getBoundingClientRect();
  return isColumn(list) ? { x: 0, y: EDGE_PX / height } : { x: EDGE_PX / width, y: 0 };
}

function LiftedRow({ row, count, isCalm }: LiftedRowProps) {
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

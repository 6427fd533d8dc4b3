import type { AggregatedParticipant } from '@fovea/contract';
import type { Band } from '@fovea/records';
import { Button, Menu, Skeleton, TextField, Tooltip, toClassNames } from '@fovea/ui';
import { ArrowDownUp, Check, Search } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '#studio/texts.ts';
import { BandChips } from './band-chips.tsx';
import { type Marks, withoutReturned } from './marks.ts';
import { countByBand, SORTS, type Sort } from './participant-list.ts';
import { ParticipantRow } from './participant-row.tsx';

/** Rows drawn above and below what is in view. */
const SPARE_ROWS = 6;

const ROW_PX = 40;

export interface ParticipantsPanelProps {
  participants: readonly AggregatedParticipant[];
  /** Indices in the order of the list. */
  rows: readonly number[];
  ticked: Uint8Array;
  /** 0 for those whom the marks leave out. */
  drawable: Uint8Array;
  /** 1 for those whose gaze on the page lies in one area of interest. */
  inOneArea?: Uint8Array | undefined;
  marks: Marks;
  /** True where no gaze was followed: there is no validity to tell of. */
  isSurveyOnly: boolean;
  isValidOnly: boolean;
  shownCount: number;
  solo: ReadonlySet<number>;
  hovered: number;
  bands: readonly Band[];
  sort: Sort;
  search: string;
  onBand: (band: Band) => void;
  onValidOnly: () => void;
  onSort: (sort: Sort) => void;
  onSearch: (search: string) => void;
  onTick: (index: number, isTicked: boolean) => void;
  onSolo: (index: number, isAdding: boolean) => void;
  onShowAll: () => void;
  onHover: (index: number) => void;
}

export function ParticipantsPanel(props: ParticipantsPanelProps) {
  const t = useTexts();
  const { participants, marks, search } = props;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-col gap-2.5 border-border border-b px-4 py-3">
        <TextField
          label={t('search')}
          labelHidden
          size="default"
          type="search"
          value={search}
          placeholder={t('searchHint')}
          onChange={(event) => props.onSearch(event.target.value)}
          iconLeft={<Search aria-hidden="true" />}
        />
        {!props.isSurveyOnly && (
          <BandChips
            bands={props.bands}
            counts={countByBand(withoutReturned(participants, marks))}
            onToggle={props.onBand}
          />
        )}
      </div>
      <div className="type-micro flex h-9.5 flex-none items-center gap-2 border-border border-b pr-2 pl-4 text-text-2">
        <CountText {...props} />
        {props.solo.size === 0 && (
          <ValidDataChip isOn={props.isValidOnly} onToggle={props.onValidOnly} />
        )}
        <SortMenu {...props} />
      </div>
      <Rows {...props} />
    </div>
  );
}

function CountText({ shownCount, participants, solo, onShowAll }: ParticipantsPanelProps) {
  const t = useTexts();
  if (solo.size === 0) {
    return (
      <span role="status" className="tnum flex-1">
        {t('shownOfCount', { shown: shownCount, count: participants.length })}
      </span>
    );
  }
  return (
    <span role="status" className="flex flex-1 items-center gap-1">
      {t('onlyChosen', { count: solo.size })}
      <Button variant="quiet" size="dense" className="text-accent-text" onClick={onShowAll}>
        {t('showAll')}
      </Button>
    </span>
  );
}

function SortMenu({ sort, onSort, isSurveyOnly }: ParticipantsPanelProps) {
  const t = useTexts();
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="dense"
          aria-label={t('sortBy', { name: t(sort) })}
          iconRight={<ArrowDownUp aria-hidden="true" />}
        >
          {t(sort)}
        </Button>
      }
      entries={SORTS.filter((each) => each !== 'validity' || !isSurveyOnly).map((each) => ({
        label: t(each),
        checked: each === sort,
        onSelect: () => onSort(each),
      }))}
    />
  );
}

function Rows(props: ParticipantsPanelProps) {
  const t = useTexts();
  const { participants, rows, ticked, drawable, marks, solo, hovered, search } = props;
  const box = useRef<HTMLDivElement>(null);
  const { first, end } = useVisibleRows(box, rows.length, ROW_PX);
  return (
    <div ref={box} className="relative min-h-12 flex-1 overflow-y-auto [scrollbar-width:thin]">
      {rows.length === 0 && search !== '' && (
        <p className="type-body px-4 py-6 text-center text-text-2">{t('noMatch', { search })}</p>
      )}
      <ul aria-label={t('participants')}>
        <li aria-hidden="true" style={{ height: first * ROW_PX }} />
        {rows.slice(first, end).map((index) => (
          <li key={index} aria-setsize={rows.length} aria-posinset={rows.indexOf(index) + 1}>
            <ParticipantRow
              participant={participants[index] as AggregatedParticipant}
              slot={index}
              mark={marks.get(participants[index]?.recordingId ?? '')}
              isDrawable={drawable[index] === 1}
              hasValidity={!props.isSurveyOnly}
              isInOneArea={props.inOneArea?.[index] === 1}
              isTicked={ticked[index] === 1}
              isSolo={solo.has(index)}
              isHovered={hovered === index}
              onTick={(isTicked) => props.onTick(index, isTicked)}
              onSolo={(isAdding) => props.onSolo(index, isAdding)}
              onHover={(isHovered) => props.onHover(isHovered ? index : -1)}
            />
          </li>
        ))}
        <li aria-hidden="true" style={{ height: (rows.length - end) * ROW_PX }} />
      </ul>
    </div>
  );
}

export function PanelSkeleton() {
  return (
    <div className="flex flex-col gap-2.5 px-4 py-3">
      <Skeleton className="h-8" />
      <Skeleton className="h-6 w-56 rounded-full" />
      {[1, 2, 3, 4, 5, 6].map((each) => (
        <Skeleton key={each} className="mt-2.5 h-5" />
      ))}
    </div>
  );
}

export function EmptyPanel({ text }: { text: string }) {
  return <p className="type-body px-4 py-8 text-center text-text-3">{text}</p>;
}

/** Which rows of a long list are in view; the others take only room. */
function useVisibleRows(
  box: RefObject<HTMLElement | null>,
  count: number,
  rowPx: number,
): { first: number; end: number } {
  const [range, setRange] = useState({ first: 0, end: 24 });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const top = Math.floor(element.scrollTop / rowPx);
      const first = Math.max(top - SPARE_ROWS, 0);
      const end = top + Math.ceil(element.clientHeight / rowPx) + SPARE_ROWS;
      setRange((old) => (old.first === first && old.end === end ? old : { first, end }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [box, rowPx]);
  return { first: Math.min(range.first, count), end: Math.min(range.end, count) };
}

/** On, it leaves out recordings that are marked invalid. */
function ValidDataChip({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const t = useTexts();
  return (
    <Tooltip text={t('validDataNote')}>
      <button
        type="button"
        aria-pressed={isOn}
        onClick={onToggle}
        className={toClassNames(
          'focus-ring hit-area inline-flex min-h-6 items-center gap-1 rounded-full border px-2 font-medium text-[0.71875rem] transition-colors',
          isOn
            ? 'border-transparent bg-accent-bg text-accent-text forced-colors:border-[Highlight]'
            : 'border-border-2 text-text-2 hover:bg-surface-2',
        )}
      >
        {isOn && <Check aria-hidden="true" className="size-3" />}
        {t('validData')}
      </button>
    </Tooltip>
  );
}

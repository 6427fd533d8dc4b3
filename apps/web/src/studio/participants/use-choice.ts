import type { RecordingMark } from '@fovea/contract';
import {
  type Band,
  type FoundRecords,
  getBand,
  type PickedAnswer,
  toAnswerMask,
} from '@fovea/records';
import { useMemo, useState } from 'react';
import {
  DEFAULT_FILTER,
  type Filter,
  isKept,
  listChanged,
  parseFilter,
  toggleAnswer,
  toWords,
} from '#studio/filter/filter.ts';
import { useAddress } from '#studio/view/use-address.ts';
import { toBoth, toDrawable, toMarks } from './marks.ts';
import {
  type Sort,
  toNeighbourSolo,
  toRows,
  toShown,
  toSolo,
  toTicked,
} from './participant-list.ts';

const NOBODY: ReadonlySet<number> = new Set();
const NO_TICKS: ReadonlyMap<number, boolean> = new Map();

type ChosenFrom = Pick<FoundRecords, 'participants' | 'pages' | 'favourites'>;

/**
 * People who are listed, ticked and drawn. The filters are part of the address; the rest ends with
 * the screen.
 */
export function useChoice(
  records: ChosenFrom,
  marked: readonly RecordingMark[],
  isSurveyOnly: boolean,
) {
  const { participants } = records;
  const { address, keep } = useAddress();
  // The address follows the choice: reading it back would show a click only after a transition.
  const [filter, setFilter] = useState(() => parseFilter(address));
  const [ticks, setTicks] = useState(NO_TICKS);
  const [solo, setSolo] = useState(NOBODY);
  const [chosenSort, setSort] = useState<Sort>();
  const sort = chosenSort ?? (isSurveyOnly ? 'id' : 'validity');
  const [search, setSearch] = useState('');
  const { bands, isValidOnly } = filter;
  const marks = useMemo(() => toMarks(marked), [marked]);
  const drawable = useMemo(
    () => toDrawable(participants, marks, isValidOnly),
    [participants, marks, isValidOnly],
  );
  const kept = useMemo(
    () => toKept(records, filter, isSurveyOnly),
    [records, filter, isSurveyOnly],
  );
  const ticked = useMemo(() => toBoth(toTicked(kept, ticks), drawable), [kept, ticks, drawable]);
  const shown = useMemo(() => toBoth(toShown(ticked, solo), drawable), [ticked, solo, drawable]);
  const rows = useMemo(() => toRows(participants, sort, search), [participants, sort, search]);

  /** The filter speaks for everybody, also for those ticked by hand before. */
  function apply(next: Filter, keptTicks: ReadonlyMap<number, boolean> = NO_TICKS): void {
    setFilter(next);
    setTicks(keptTicks);
    setSolo(NOBODY);
    keep(toWords(next));
  }

  function toggleBand(band: Band): void {
    const next = bands.includes(band) ? bands.filter((each) => each !== band) : [...bands, band];
    const isOfBand = (index: number) => getBand(participants[index]?.validity ?? 0) === band;
    const others = [...ticks].filter(([index]) => !isOfBand(index));
    apply({ ...filter, bands: next }, new Map(others));
  }

  /** How many a filter would show. */
  function countShown(wanted: Filter): number {
    const allowed = toDrawable(participants, marks, wanted.isValidOnly);
    return toBoth(toKept(records, wanted, isSurveyOnly), allowed).reduce((sum, i) => sum + i, 0);
  }

  /** People who would be shown whatever they answered to a question. */
  function toShownBut(question: string): Uint8Array {
    const answers = filter.answers.filter((each) => each.question !== question);
    const others = toTicked(toKept(records, { ...filter, answers }, isSurveyOnly), ticks);
    return toBoth(toShown(others, solo), drawable);
  }

  return {
    filter,
    apply,
    clear: () => apply(DEFAULT_FILTER),
    countShown,
    /** Whether nobody has said whom to show: the default filter speaks for all. */
    isDefault: listChanged(filter).length === 0 && ticks.size === 0 && solo.size === 0,
    toShownBut,
    toggleAnswer: (picked: PickedAnswer) =>
      apply({ ...filter, answers: toggleAnswer(filter.answers, picked) }),
    /** Whatever is ticked by hand. */
    isNobodyKept: !kept.some((each, i) => each === 1 && drawable[i] === 1),
    bands,
    marks,
    drawable,
    isValidOnly,
    ticked,
    shown,
    solo,
    rows,
    sort,
    search,
    setSort,
    setSearch,
    toggleBand,
    toggleValidOnly: () => apply({ ...filter, isValidOnly: !isValidOnly }, ticks),
    tick: (index: number, isTicked: boolean) => {
      setSolo(NOBODY);
      setTicks(new Map(ticks).set(index, isTicked));
    },
    soloOne: (index: number, isAdding: boolean) => setSolo(toSolo(solo, index, isAdding)),
    stepSolo: (step: 1 | -1) => setSolo(toNeighbourSolo(rows, solo, step)),
    showAll: () => setSolo(NOBODY),
  };
}

function toKept(
  { participants, pages, favourites }: ChosenFrom,
  filter: Filter,
  isSurveyOnly: boolean,
): Uint8Array {
  const mask = toAnswerMask({ pages, favourites }, participants.length, filter.answers);
  return mask.map((each, i) => {
    const person = participants[i];
    return person !== undefined && isKept(person, filter, { isSurveyOnly }) ? each : 0;
  });
}

import type { RecordingMark, StoredParticipant } from '@fovea/contract';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Band, getBand, parseBands, toBandsText } from './bands.ts';
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
/** In an address that shows marked ones too. */
const ALL_DATA = 'all';
const NO_TICKS: ReadonlyMap<number, boolean> = new Map();

/**
 * Who is listed, ticked and drawn. The filters are part of the address; the rest ends with the screen.
 */
export function useChoice(
  participants: readonly StoredParticipant[],
  marked: readonly RecordingMark[],
) {
  const [address, setAddress] = useSearchParams();
  // The address follows the choice: reading it back would show a click only after a transition.
  const [bands, setBands] = useState(() => parseBands(address.get('bands')));
  const [isValidOnly, setIsValidOnly] = useState(() => address.get('data') !== ALL_DATA);
  const [ticks, setTicks] = useState(NO_TICKS);
  const [solo, setSolo] = useState(NOBODY);
  const [sort, setSort] = useState<Sort>('validity');
  const [search, setSearch] = useState('');
  const marks = useMemo(() => toMarks(marked), [marked]);
  const drawable = useMemo(
    () => toDrawable(participants, marks, isValidOnly),
    [participants, marks, isValidOnly],
  );
  const ticked = useMemo(
    () => toBoth(toTicked(participants, { bands, ticks }), drawable),
    [participants, bands, ticks, drawable],
  );
  const shown = useMemo(() => toBoth(toShown(ticked, solo), drawable), [ticked, solo, drawable]);
  const rows = useMemo(() => toRows(participants, sort, search), [participants, sort, search]);

  function toggleBand(band: Band): void {
    const next = bands.includes(band) ? bands.filter((each) => each !== band) : [...bands, band];
    const text = toBandsText(next);
    setBands(next);
    // The switch speaks for all of its band, also for those ticked by hand before.
    const isOfBand = (index: number) => getBand(participants[index]?.validity ?? 0) === band;
    setTicks(new Map([...ticks].filter(([index]) => !isOfBand(index))));
    setSolo(NOBODY);
    keepInAddress('bands', text);
  }

  function toggleValidOnly(): void {
    setIsValidOnly(!isValidOnly);
    setSolo(NOBODY);
    keepInAddress('data', isValidOnly ? ALL_DATA : undefined);
  }

  /** Nothing is what the screen shows by itself. */
  function keepInAddress(name: string, text: string | undefined): void {
    setAddress(
      (old) => {
        if (text === undefined) old.delete(name);
        else old.set(name, text);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
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
    toggleValidOnly,
    tick: (index: number, isTicked: boolean) => {
      setSolo(NOBODY);
      setTicks(new Map(ticks).set(index, isTicked));
    },
    soloOne: (index: number, isAdding: boolean) => setSolo(toSolo(solo, index, isAdding)),
    stepSolo: (step: 1 | -1) => setSolo(toNeighbourSolo(rows, solo, step)),
    showAll: () => setSolo(NOBODY),
  };
}

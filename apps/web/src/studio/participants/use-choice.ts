import type { StoredParticipant } from '@fovea/contract';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Band, getBand, parseBands, toBandsText } from './bands.ts';
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

/** Who is listed, ticked and drawn. The bands are part of the address; the rest ends with the screen. */
export function useChoice(participants: readonly StoredParticipant[]) {
  const [address, setAddress] = useSearchParams();
  // The address follows the choice: reading it back would show a click only after a transition.
  const [bands, setBands] = useState(() => parseBands(address.get('bands')));
  const [ticks, setTicks] = useState(NO_TICKS);
  const [solo, setSolo] = useState(NOBODY);
  const [sort, setSort] = useState<Sort>('validity');
  const [search, setSearch] = useState('');
  const ticked = useMemo(
    () => toTicked(participants, { bands, ticks }),
    [participants, bands, ticks],
  );
  const shown = useMemo(() => toShown(ticked, solo), [ticked, solo]);
  const rows = useMemo(() => toRows(participants, sort, search), [participants, sort, search]);

  function toggleBand(band: Band): void {
    const next = bands.includes(band) ? bands.filter((each) => each !== band) : [...bands, band];
    const text = toBandsText(next);
    setBands(next);
    // The switch speaks for all of its band, also for those ticked by hand before.
    const isOfBand = (index: number) => getBand(participants[index]?.validity ?? 0) === band;
    setTicks(new Map([...ticks].filter(([index]) => !isOfBand(index))));
    setSolo(NOBODY);
    setAddress(
      (old) => {
        if (text === undefined) old.delete('bands');
        else old.set('bands', text);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    bands,
    ticked,
    shown,
    solo,
    rows,
    sort,
    search,
    setSort,
    setSearch,
    toggleBand,
    tick: (index: number, isTicked: boolean) => {
      setSolo(NOBODY);
      setTicks(new Map(ticks).set(index, isTicked));
    },
    soloOne: (index: number, isAdding: boolean) => setSolo(toSolo(solo, index, isAdding)),
    stepSolo: (step: 1 | -1) => setSolo(toNeighbourSolo(rows, solo, step)),
    showAll: () => setSolo(NOBODY),
  };
}

import type { Project } from '@fovea/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { listStartFaults } from '#features/projects/model/start-faults.ts';
import { modals } from '#shared/modals/modals.ts';

export const ROOMS = ['build', 'settings', 'review'] as const;
export type Room = (typeof ROOMS)[number];

/** The shown part of the editor, which the address keeps, and the way out of it: the start. */
export function useRoom(project: Project) {
  const [params, setParams] = useSearchParams();
  const [stops, setStops] = useState(0);
  const asked = params.get('view');
  const go = (next: Room) => setParams(next === 'build' ? {} : { view: next }, { replace: true });
  const stop = () => {
    go('review');
    setStops(stops + 1);
  };
  return {
    room: ROOMS.find((each) => each === asked) ?? 'build',
    /** How often in a row a fault has stopped the start. */
    stops,
    show: (next: Room) => {
      go(next);
      setStops(0);
    },
    /** A fault opens the review; that there are no pages is told before. */
    activate: () => {
      const fault = listStartFaults(project)[0];
      if (fault && fault.kind !== 'noPages') return stop();
      modals.open('activate', { projectId: project.id, onReview: stop });
    },
  };
}

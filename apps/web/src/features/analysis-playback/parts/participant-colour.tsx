import { isRingSlot } from '@fovea/stage';
import { toClassNames } from '@fovea/ui';

const DISCS = ['bg-c1', 'bg-c2', 'bg-c3', 'bg-c4', 'bg-c5', 'bg-c6', 'bg-c7', 'bg-c8'];
const RINGS = [
  'border-c1',
  'border-c2',
  'border-c3',
  'border-c4',
  'border-c5',
  'border-c6',
  'border-c7',
  'border-c8',
];

/** The colour of a participant's dot, as a disc or, from the ninth on, a ring. */
export function ParticipantColour({ slot, isFaint = false }: { slot: number; isFaint?: boolean }) {
  const at = slot % DISCS.length;
  return (
    <span
      aria-hidden="true"
      className={toClassNames(
        'keep-color size-2 flex-none rounded-full',
        isFaint && 'opacity-50',
        isRingSlot(slot) ? ['border-2', RINGS[at]] : DISCS[at],
      )}
    />
  );
}

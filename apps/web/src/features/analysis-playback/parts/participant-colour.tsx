import { isRingSlot } from '@fovea/stage';
import { toClassNames } from '@fovea/ui';

const COLOURS = 8;

/** The colour of a participant's dot, as a disc or, from the ninth on, a ring. */
export function ParticipantColour({ slot, isFaint = false }: { slot: number; isFaint?: boolean }) {
  const color = `var(--c${(slot % COLOURS) + 1})`;
  const isRing = isRingSlot(slot);
  return (
    <span
      aria-hidden="true"
      style={isRing ? { borderColor: color } : { backgroundColor: color }}
      className={toClassNames(
        'keep-color size-2 flex-none rounded-full',
        isFaint && 'opacity-50',
        isRing && 'border-2',
      )}
    />
  );
}

import { getSlotColour, INK, isRingSlot } from '@fovea/stage';
import { toClassNames } from '@fovea/ui';

/** A participant's dot as the stage draws it: a disc or, from the ninth on, a ring, with an edge. */
export function ParticipantColour({ slot, isFaint = false }: { slot: number; isFaint?: boolean }) {
  const colour = getSlotColour(slot);
  const isRing = isRingSlot(slot);
  return (
    <span
      aria-hidden="true"
      style={{
        boxShadow: `0 0 0 1px ${INK}${isRing ? `, inset 0 0 0 1px ${INK}` : ''}`,
        ...(isRing ? { borderColor: colour } : { backgroundColor: colour }),
      }}
      className={toClassNames(
        'keep-color size-2 flex-none rounded-full',
        isFaint && 'opacity-50',
        isRing && 'border-2',
      )}
    />
  );
}

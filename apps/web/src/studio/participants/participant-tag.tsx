import type { AggregatedParticipant } from '@fovea/contract';
import { ParticipantColour } from './participant-colour.tsx';
import { GenderAndAge } from './participant-row.tsx';

/** Name of the participant of a dot: the one under the pointer, or the one chosen alone. */
export function ParticipantTag({
  participant,
  slot,
}: {
  participant: AggregatedParticipant;
  slot: number;
}) {
  return (
    <p className="type-small flex max-w-full items-center gap-2 rounded-touch border border-border bg-surface px-3 py-2">
      <ParticipantColour slot={slot} />
      <b className="tnum font-semibold">{participant.subjectId}</b>
      <span className="min-w-0 truncate text-text-2">
        <GenderAndAge participant={participant} /> · {participant.deviceName}
      </span>
    </p>
  );
}

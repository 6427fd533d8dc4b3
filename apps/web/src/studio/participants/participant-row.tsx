import type { AggregatedParticipant, RecordingMark } from '@fovea/contract';
import { BAND_FROM, BANDS, type Band } from '@fovea/records';
import { Badge, Checkbox, ScoreBadge, Tooltip, toClassNames } from '@fovea/ui';
import { useTexts } from '#studio/texts.ts';
import { useBandNotes } from './band-notes.ts';
import { FlagNote } from './flag-note.tsx';
import { ParticipantColour } from './participant-colour.tsx';
import { ParticipantMenu } from './participant-menu.tsx';
import { listValidityParts } from './participant-quality.ts';

const TONES = { reliable: 'good', acceptable: 'warn', unreliable: 'bad' } as const satisfies Record<
  Band,
  string
>;

const GENDERS = { female: 'female', male: 'male' } as const;

export interface ParticipantRowProps {
  participant: AggregatedParticipant;
  slot: number;
  mark?: RecordingMark | undefined;
  /** Not one whom a mark leaves out. */
  isDrawable?: boolean;
  isInOneArea?: boolean;
  /** Not where nobody's gaze was followed. */
  hasValidity?: boolean;
  isTicked: boolean;
  isSolo: boolean;
  isHovered: boolean;
  onTick: (isTicked: boolean) => void;
  onSolo: (isAdding: boolean) => void;
  onHover: (isHovered: boolean) => void;
}

export function ParticipantRow({
  participant,
  slot,
  mark,
  isDrawable = true,
  hasValidity = true,
  isTicked,
  isSolo,
  ...props
}: ParticipantRowProps) {
  const t = useTexts();
  const { subjectId, deviceName, validity } = participant;
  const notes = useBandNotes();
  const parts = listValidityParts(participant).map(({ part, percent }) =>
    t(`part_${part}`, { percent }),
  );
  const bands = BANDS.map((band) => ({
    from: BAND_FROM[band],
    label: t(band),
    note: [notes[band], ...parts].join('. '),
    tone: TONES[band],
  }));
  return (
    <div
      onPointerEnter={() => props.onHover(true)}
      onPointerLeave={() => props.onHover(false)}
      className={toClassNames(
        'flex h-10 items-center gap-2.25 border-border border-b px-4',
        props.isHovered && 'bg-surface-2',
        isSolo && 'bg-accent-bg',
      )}
    >
      <Checkbox
        label={<span className="sr-only">{t('show', { id: subjectId })}</span>}
        checked={isTicked}
        disabled={!isDrawable}
        onChange={props.onTick}
        className="w-4 flex-none"
      />
      <button
        type="button"
        aria-pressed={isSolo}
        onClick={(event) => props.onSolo(event.shiftKey)}
        onFocus={() => props.onHover(true)}
        onBlur={() => props.onHover(false)}
        className={toClassNames(
          'type-body flex h-full min-w-0 flex-1 items-center gap-2.25 rounded-chip text-left focus-visible:outline-2 focus-visible:outline-focus focus-visible:-outline-offset-2',
          !isTicked && !isSolo && 'text-text-3',
        )}
      >
        <ParticipantColour slot={slot} isFaint={!isTicked && !isSolo} />
        <span className="min-w-0 truncate">
          <b className="tnum font-semibold">{subjectId}</b>{' '}
          <span className={isTicked || isSolo ? 'text-text-2' : undefined}>
            <GenderAndAge participant={participant} />
          </span>
        </span>
        <span className="type-micro min-w-0 flex-1 truncate text-right text-text-3">
          {deviceName}
        </span>
      </button>
      <MarkNote mark={mark} />
      <FlagNote participant={participant} isInOneArea={props.isInOneArea ?? false} />
      {hasValidity && <ScoreBadge score={validity} bands={bands} unit="%" />}
      <ParticipantMenu participant={participant} mark={mark} />
    </div>
  );
}

export function GenderAndAge({ participant }: { participant: AggregatedParticipant }) {
  const t = useTexts();
  return t('genderAndAge', {
    gender: t(participant.gender === null ? 'unstated' : GENDERS[participant.gender]),
    age: String(participant.age),
  });
}

/** Says of a marked recording what its mark means. */
function MarkNote({ mark }: { mark: RecordingMark | undefined }) {
  const t = useTexts();
  if (mark === undefined) return null;
  const text = t(mark.returned ? 'invalidReturned' : 'invalidNote');
  return (
    <Tooltip text={text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches the tooltip too. */}
      <span tabIndex={0} className="focus-ring inline-flex rounded-full">
        <Badge tone="bad">
          {t('invalid')}
          <span className="sr-only"> {text}</span>
        </Badge>
      </span>
    </Tooltip>
  );
}

import {
  type AggregatedParticipant,
  LIMITS,
  type OutsideRecording,
  type RecordingMark,
} from '@fovea/contract';
import { getBand } from '@fovea/records';
import { Badge, Button, type Column, Table, TextField } from '@fovea/ui';
import { useState } from 'react';
import { toMainReason } from '#features/projects/detail/model/main-reason.ts';
import { toHead } from '#features/projects/detail/model/to-head.ts';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { FormDialog } from '#shared/form-dialog.tsx';
import { toDateTimeText } from '#shared/format/dates.ts';
import { useNarrow } from '#shared/media.ts';
import { toasts } from '#shared/toasts.ts';
import { toMarks } from '#studio/participants/marks.ts';
import { markRecording } from '#studio/records/records.queries.ts';
import { FlaggedActions } from './flagged-actions.tsx';
import { toJoinedAt } from './joined-at.ts';
import { PeopleList } from './people-list.tsx';
import { useTexts } from './texts.ts';

interface MarkDialogProps {
  name: string;
  isBusy: boolean;
  onMark: (reason: string) => void;
  onClose: () => void;
}

const SHOWN = 20;
const MORE = 100;
const TONES = { reliable: 'good', acceptable: 'warn', unreliable: 'bad' } as const;

interface PeopleTableProps {
  projectId: string;
  people: readonly AggregatedParticipant[];
  marks: readonly RecordingMark[];
  outside: readonly OutsideRecording[];
}

/** Of people outside the records nothing is known that was read. */
type Row = AggregatedParticipant | OutsideRecording;

const isRead = (row: Row): row is AggregatedParticipant => !('state' in row);
const isFlagged = (row: Row): boolean => !isRead(row) && row.state === 'flagged';
/** Ids begin with the time. */
const compareTimes = (a: Row, b: Row): number => (a.recordingId < b.recordingId ? -1 : 1);

/**
 * Participants, the newest first, with those who are kept outside the records. Data that is of no use
 * is marked here, marks are undone, and of flagged data, which stands first, it is decided whether it
 * counts.
 */
export function PeopleTable({ projectId, people, marks: given, outside }: PeopleTableProps) {
  const t = useTexts();
  const isNarrow = useNarrow();
  const [shown, setShown] = useState(SHOWN);
  const [asked, setAsked] = useState<Row>();
  const marks = toMarks(given);
  const { send, isBusy } = useWrite({
    write: ({ person, valid, reason }: { person: Row; valid: boolean; reason?: string }) =>
      markRecording(projectId, person.recordingId, valid, reason),
    about: [KEYS.project(projectId), KEYS.participants(projectId)],
    cause: 'mark',
    onDone: (_, { person, valid }) => {
      setAsked(undefined);
      const title = t(toDoneText(person, valid), { name: person.subjectId });
      toasts.show({ kind: 'success', title, cause: 'mark' });
    },
  });
  const columns: readonly Column<Row>[] = [
    { key: 'person', head: t('person'), cell: ({ subjectId }) => subjectId, isRowHead: true },
    {
      key: 'time',
      head: t('time'),
      cell: ({ recordingId }) => toDateTimeText(toJoinedAt(recordingId)),
    },
    { key: 'device', head: t('device'), cell: ({ deviceName }) => deviceName },
    {
      key: 'validity',
      head: t('validity'),
      cell: (row) =>
        isRead(row) ? (
          <Badge tone={TONES[getBand(row.validity)]}>
            {t('percent', { percent: Math.floor(row.validity) })}
          </Badge>
        ) : (
          t('none')
        ),
    },
    {
      key: 'error',
      head: t('error'),
      cell: (row) =>
        isRead(row) && row.errorMm !== undefined
          ? t('cm', { value: Math.round(row.errorMm) / 10 })
          : t('none'),
    },
    {
      key: 'reason',
      head: t('reason'),
      cell: (row) =>
        toHead(
          toReasons(row)
            .map((reason) => t(reason))
            .join(', '),
        ) || t('none'),
    },
    {
      key: 'actions',
      head: t('actions'),
      align: 'end',
      cell: (person) => {
        if (!isRead(person) && person.state !== 'returned') {
          return (
            <FlaggedActions
              person={person}
              isBusy={isBusy}
              onDecide={(valid) => send({ person, valid })}
            />
          );
        }
        const mark = marks.get(person.recordingId);
        const name = person.subjectId;
        return (
          <span className="flex flex-wrap items-center justify-end gap-2">
            {mark !== undefined && (
              <Badge tone="bad">{t(mark.returned ? 'isReturned' : 'isMarked')}</Badge>
            )}
            <Button
              size="dense"
              disabled={isBusy}
              aria-label={t(mark === undefined ? 'markLabel' : 'undoLabel', { name })}
              onClick={() =>
                mark === undefined ? setAsked(person) : send({ person, valid: true })
              }
            >
              {t(mark === undefined ? 'markInvalid' : 'undo')}
            </Button>
          </span>
        );
      },
    },
  ];
  const rows = listRows(people, outside).toSorted(
    (a, b) => Number(isFlagged(b)) - Number(isFlagged(a)) || compareTimes(b, a),
  );
  const toKey = ({ recordingId }: Row) => recordingId;
  const table = { columns, rows: rows.slice(0, shown), toKey };
  const more = Math.min(MORE, rows.length - shown);
  return (
    <section aria-label={t('participants')} className="mt-6.5">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-1.5">
        <h2 className="type-h3">{t('participants')}</h2>
        <span className="type-body tnum text-text-3">
          {t('participantsNote', { count: rows.length })}
        </span>
      </div>
      {isNarrow ? <PeopleList {...table} /> : <Table label={t('participants')} {...table} />}
      {more > 0 && (
        <Button className="mt-3" onClick={() => setShown(shown + more)}>
          {t('showMore', { count: more })}
        </Button>
      )}
      {asked !== undefined && (
        <MarkDialog
          name={asked.subjectId}
          isBusy={isBusy}
          onMark={(reason) => send({ person: asked, valid: false, reason })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

/** Each once: data whose session came back is in the records for a moment longer. */
function listRows(
  people: readonly AggregatedParticipant[],
  outside: readonly OutsideRecording[],
): readonly Row[] {
  const read = new Set(people.map(({ recordingId }) => recordingId));
  return [...people, ...outside.filter(({ recordingId }) => !read.has(recordingId))];
}

/** Why it is not wholly reliable, or not read. */
function toReasons(row: Row) {
  if (!isRead(row)) return row.flags;
  return getBand(row.validity) === 'reliable' ? [] : [toMainReason(row)];
}

function toDoneText(row: Row, valid: boolean) {
  if (isRead(row) || row.state === 'returned') return valid ? 'undoneToast' : 'markedToast';
  return valid ? 'countedToast' : 'leftOutToast';
}

function MarkDialog({ name, isBusy, onMark, onClose }: MarkDialogProps) {
  const t = useTexts();
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      title={t('markTitle', { name })}
      description={t('markText')}
      close={t('close')}
      cancel={t('cancel')}
      submit={t('markInvalid')}
      isBusy={isBusy}
      onSubmit={() => onMark(reason.trim())}
      onClose={onClose}
    >
      <TextField
        data-initial-focus
        label={t('markReason')}
        autoComplete="off"
        value={reason}
        maxLength={LIMITS.markReasonMaxLength}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormDialog>
  );
}

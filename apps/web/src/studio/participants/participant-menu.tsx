import type { AggregatedParticipant, RecordingMark } from '@fovea/contract';
import { IconButton, Menu, type MenuEntry } from '@fovea/ui';
import { Ban, CircleCheck, Ellipsis } from 'lucide-react';
import { useParams } from 'react-router';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { markRecording } from '#studio/records/records.queries.ts';
import { useTexts } from '#studio/texts.ts';

export interface ParticipantMenuProps {
  participant: AggregatedParticipant;
  mark: RecordingMark | undefined;
}

/** The sample, whose address names no project, is only looked at. */
export function ParticipantMenu(props: ParticipantMenuProps) {
  const { id } = useParams();
  return id === undefined ? null : <OwnMenu {...props} projectId={id} />;
}

function OwnMenu({ participant, mark, projectId }: ParticipantMenuProps & { projectId: string }) {
  const t = useTexts();
  const entries = useParticipantEntries(projectId, participant.recordingId, mark);
  return (
    <Menu
      entries={entries}
      trigger={
        <IconButton size="dense" label={t('more', { id: participant.subjectId })}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

/** Actions for the recording of a participant. */
function useParticipantEntries(
  projectId: string,
  recordingId: string,
  mark: RecordingMark | undefined,
): readonly MenuEntry[] {
  const t = useTexts();
  const { send, isBusy } = useWrite({
    write: (valid: boolean) => markRecording(projectId, recordingId, valid),
    about: [KEYS.project(projectId)],
    cause: 'mark',
  });
  const actions = {
    markInvalid: {
      label: t('markInvalid'),
      icon: <Ban aria-hidden="true" />,
      disabled: isBusy,
      onSelect: () => send(false),
    },
    markValid: {
      label: t('markValid'),
      icon: <CircleCheck aria-hidden="true" />,
      disabled: isBusy,
      onSelect: () => send(true),
    },
  } as const;
  return [mark === undefined ? actions.markInvalid : actions.markValid];
}

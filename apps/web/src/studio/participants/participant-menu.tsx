import type { RecordingMark, StoredParticipant } from '@fovea/contract';
import { IconButton, Menu } from '@fovea/ui';
import { Ellipsis } from 'lucide-react';
import { useParams } from 'react-router';
import { useTexts } from '#studio/texts.ts';
import { useParticipantEntries } from './participant-actions.tsx';

export interface ParticipantMenuProps {
  participant: StoredParticipant;
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

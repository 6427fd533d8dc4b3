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

export function ParticipantMenu({ participant, mark }: ParticipantMenuProps) {
  const t = useTexts();
  const { id = '' } = useParams();
  const entries = useParticipantEntries(id, participant.recordingId, mark);
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

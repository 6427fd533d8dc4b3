import type { RecordingMark } from '@fovea/contract';
import type { MenuEntry } from '@fovea/ui';
import { Ban, CircleCheck } from 'lucide-react';
import { KEYS } from '#shared/api/query-keys.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { markRecording } from '#studio/records/records.queries.ts';
import { useTexts } from '#studio/texts.ts';

/** Actions for the recording of a participant. */
export function useParticipantEntries(
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

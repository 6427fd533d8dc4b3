import { NumberStepper } from '@fovea/ui';
import { useState } from 'react';
import { FormDialog } from '#shared/form-dialog.tsx';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { useTexts } from './texts.ts';

/** The place of pages as a number: no dragging, and no key pressed forty times. */
export function MovePages(props: ModalProps['movePages'] & ModalFrame) {
  const t = useTexts();
  const { moved, others, before, onMove, onClose } = props;
  const [position, setPosition] = useState(before + 1);
  const most = others + 1;
  return (
    <FormDialog
      title={moved > 1 ? t('titleMany', { count: moved }) : t('title')}
      description={moved > 1 ? t('textMany') : undefined}
      close={t('close')}
      cancel={t('cancel')}
      submit={t('move')}
      isBusy={false}
      onSubmit={() => {
        onClose();
        onMove(position - 1);
      }}
      onClose={onClose}
    >
      <NumberStepper
        label={t('position', { most })}
        value={position}
        onChange={setPosition}
        min={1}
        max={most}
        decreaseLabel={t('earlier')}
        increaseLabel={t('later')}
      />
    </FormDialog>
  );
}

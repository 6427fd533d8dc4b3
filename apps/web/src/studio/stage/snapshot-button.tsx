import { IconButton } from '@fovea/ui';
import { Camera } from 'lucide-react';
import { useTexts } from '#studio/texts.ts';

interface SnapshotButtonProps {
  isLocked: boolean;
  onClick: () => void;
}

export function SnapshotButton({ isLocked, onClick }: SnapshotButtonProps) {
  const t = useTexts();
  return (
    <IconButton
      label={t(isLocked ? 'snapshotLocked' : 'snapshot')}
      keys={['S']}
      size="dense"
      onClick={onClick}
    >
      <Camera aria-hidden="true" />
    </IconButton>
  );
}

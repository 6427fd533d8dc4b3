import { IconButton } from '@fovea/ui';
import { Camera } from 'lucide-react';
import { useTexts } from '#studio/texts.ts';

export function SnapshotButton({ onClick }: { onClick: () => void }) {
  const t = useTexts();
  return (
    <IconButton label={t('snapshot')} keys={['S']} size="dense" onClick={onClick}>
      <Camera aria-hidden="true" />
    </IconButton>
  );
}

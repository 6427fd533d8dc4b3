import { IconButton } from '@fovea/ui';
import type { ReactNode } from 'react';

export interface StepButtonProps {
  label: string;
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button that lies over the stage on narrow screens. */
export function StepButton({ label, isOff = false, onPress, children }: StepButtonProps) {
  return (
    <IconButton
      label={label}
      variant="secondary"
      size="touch"
      className="size-10 min-h-10"
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </IconButton>
  );
}

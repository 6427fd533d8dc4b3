import type { TransferCode } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';

interface ReceiverNameProps {
  code: TransferCode;
  className?: string;
}

export function ReceiverName({ code: { receiver, status }, className }: ReceiverNameProps) {
  return (
    <span
      title={receiver}
      className={toClassNames(
        'block truncate font-medium',
        status === 'CANCELLED' && 'text-text-3 line-through',
        className,
      )}
    >
      {receiver}
    </span>
  );
}

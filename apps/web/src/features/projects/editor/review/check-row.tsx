import { Button, toClassNames } from '@fovea/ui';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useReviewTexts } from './texts.ts';

const LOOKS = {
  fine: { Icon: CircleCheck, color: 'text-good' },
  waiting: { Icon: Clock, color: 'text-warn' },
  fault: { Icon: CircleAlert, color: 'text-bad' },
} as const;

interface CheckRowProps {
  state: keyof typeof LOOKS;
  /** Where it can be changed. */
  jump: string;
  onJump: () => void;
  children: ReactNode;
}

export function CheckRow({ state, jump, onJump, children }: CheckRowProps) {
  const t = useReviewTexts();
  const id = useId();
  const { Icon, color } = LOOKS[state];
  return (
    <li className="flex min-h-11 items-center gap-2.5 border-border border-b px-4 py-2 last:border-b-0">
      <Icon role="img" aria-label={t(state)} className={toClassNames('size-4 flex-none', color)} />
      <span id={id} className="type-body tnum min-w-0 flex-1 text-pretty [overflow-wrap:anywhere]">
        {children}
      </span>
      <Button
        size="dense"
        variant={state === 'fault' ? 'secondary' : 'quiet'}
        aria-describedby={id}
        data-fault={state === 'fine' ? undefined : true}
        onClick={onJump}
      >
        {jump}
      </Button>
    </li>
  );
}

import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

export interface FormAlertProps {
  /** Grows with each failure, so that a second one takes the focus again. */
  attempt: number;
  children: ReactNode;
}

/** Says under the title of a form why it did not work. The focus goes there. */
export function FormAlert({ attempt, children }: FormAlertProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks for the focus anew.
  useEffect(() => box.current?.focus(), [attempt]);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="type-body edge-when-forced mt-4 flex gap-2 rounded-touch bg-bad-bg px-3.5 py-2.5 text-bad outline-none"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 flex-none" />
      <span className="min-w-0 text-pretty">{children}</span>
    </div>
  );
}

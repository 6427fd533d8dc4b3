import type { ReactNode } from 'react';
import { toClassNames } from './class-names.ts';

export interface EmptyStateProps {
  drawing?: ReactNode;
  /** One line: what this is. */
  title: ReactNode;
  /** One line: what to do. */
  text?: ReactNode;
  /** One button. */
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ drawing, title, text, action, className }: EmptyStateProps) {
  return (
    <div className={toClassNames('flex flex-col items-center px-4 py-10 text-center', className)}>
      {drawing && <div className="mb-4 w-40">{drawing}</div>}
      <p className="type-h3 text-balance">{title}</p>
      {text && <p className="type-body mt-1 max-w-80 text-balance text-text-2">{text}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

import { Badge, Chip, toClassNames } from '@fovea/ui';
import type { ReactNode } from 'react';

interface TemplateCardProps {
  drawing: ReactNode;
  title: string;
  text: string;
  chip?: string;
  /** The button; its press area is the whole card. Without it the card says why. */
  action?: ReactNode;
  laterText?: string;
}

export function TemplateCard({ drawing, title, text, chip, action, laterText }: TemplateCardProps) {
  return (
    <article
      className={toClassNames(
        'group relative flex flex-col overflow-hidden rounded-hero border border-border bg-surface shadow-e1',
        action &&
          'transition-[border-color,box-shadow] focus-within:border-accent focus-within:shadow-[0_0_0_1px_var(--accent)] hover:border-accent hover:shadow-[0_0_0_1px_var(--accent)]',
      )}
    >
      <div
        className={toClassNames(
          'border-border border-b bg-surface-2 transition-colors',
          action && 'group-focus-within:bg-accent-bg group-hover:bg-accent-bg',
          !action && 'opacity-75',
        )}
      >
        {drawing}
      </div>
      <div className="flex flex-1 flex-col px-5 pt-4.5 pb-5">
        <h2 className="font-semibold text-[1rem] leading-6">{title}</h2>
        <p className="type-body mt-0.5 min-h-10 text-[0.875rem] text-text-2">{text}</p>
        <div className="mt-3 flex min-h-8 items-center gap-2">
          {chip && <Chip>{chip}</Chip>}
          {action ? <span className="ml-auto">{action}</span> : <Badge>{laterText}</Badge>}
        </div>
      </div>
    </article>
  );
}

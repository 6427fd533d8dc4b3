import { toClassNames } from '@fovea/ui';
import type { ReactNode } from 'react';

interface ChoiceCardProps {
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  className?: string;
  children: ReactNode;
}

/** One of several drawn options: a radio button in the shape of a card. */
export function ChoiceCard({ name, isChosen, onChoose, className, children }: ChoiceCardProps) {
  return (
    <label
      className={toClassNames(
        'relative flex cursor-pointer rounded-touch border transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        isChosen
          ? 'border-accent bg-accent-bg shadow-[0_0_0_1px_var(--accent)]'
          : 'border-border-2 bg-surface hover:border-text-3',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {children}
    </label>
  );
}

import { toClassNames } from '@fovea/ui';

interface ChoiceCardProps {
  name: string;
  value: string | number;
  checked: boolean;
  title: string;
  text: string;
  onChoose: () => void;
}

/** A radio button that is as large as what it says. */
export function ChoiceCard({ checked, title, text, onChoose, ...input }: ChoiceCardProps) {
  return (
    <label
      className={toClassNames(
        'relative block cursor-pointer rounded-bar border border-border-2 px-3.5 py-2.5',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        checked &&
          'border-accent bg-accent-bg shadow-[inset_0_0_0_1px_var(--accent)] forced-colors:border-[Highlight]',
      )}
    >
      <input type="radio" {...input} checked={checked} onChange={onChoose} className="sr-only" />
      <span className="type-body tnum block font-semibold">{title}</span>
      <span
        className={toClassNames(
          'type-small tnum block',
          checked ? 'text-accent-text' : 'text-text-2',
        )}
      >
        {text}
      </span>
    </label>
  );
}

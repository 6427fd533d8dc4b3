import { toClassNames } from '@fovea/ui';

/** A text that a researcher has written, with its line breaks. */
export function Prose({ children, className }: { children: string; className?: string }) {
  return (
    <p
      className={toClassNames(
        'type-touch whitespace-pre-line break-words text-pretty text-text-2',
        className,
      )}
    >
      {children}
    </p>
  );
}

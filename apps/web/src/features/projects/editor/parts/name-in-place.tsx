import { LIMITS } from '@fovea/contract';
import { PencilLine } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '#features/projects/editor/texts.ts';

interface NameInPlaceProps {
  name: string;
  onRename: (name: string) => void;
}

/** A press makes the name a field. Enter and leaving keep it, Escape does not. */
export function NameInPlace({ name, onRename }: NameInPlaceProps) {
  const t = useTexts();
  const [typed, setTyped] = useState<string>();
  const keep = () => {
    const next = typed?.trim();
    if (next && next !== name) onRename(next);
    setTyped(undefined);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') keep();
    if (event.key === 'Escape') setTyped(undefined);
  };
  if (typed !== undefined) {
    return (
      <span className="field-edge flex min-h-8 min-w-0 flex-1 items-center rounded-control bg-surface px-2 md:max-w-100">
        <input
          // biome-ignore lint/a11y/noAutofocus: the press that made the field asked for it.
          autoFocus
          aria-label={t('projectName')}
          maxLength={LIMITS.projectNameMaxLength}
          value={typed}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={keep}
          onKeyDown={handleKey}
          className="type-h3 min-w-0 flex-1 bg-transparent outline-none"
        />
      </span>
    );
  }
  return (
    <>
      <h1 className="type-h3 min-w-0 truncate">{name}</h1>
      <button
        type="button"
        aria-label={t('rename')}
        title={t('rename')}
        onClick={() => setTyped(name)}
        className="focus-ring hit-area grid size-6 flex-none place-items-center rounded-chip text-text-3 hover:text-text"
      >
        <PencilLine aria-hidden="true" className="size-3.5" />
      </button>
    </>
  );
}

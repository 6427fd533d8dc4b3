import { AOI_LIMITS } from '@fovea/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '#features/analysis/aoi/texts.ts';

interface AoiNameProps {
  name: string;
  /** The new name; undefined when it stays. */
  onEnd: (name: string | undefined, isByKey: boolean) => void;
}

/** A name that is being typed: marked at once, taken by Enter or by leaving. */
export function AoiName({ name, onEnd }: AoiNameProps) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const end = (isKept: boolean, isByKey: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    onEnd(isKept ? field.current?.value.trim() || undefined : undefined, isByKey);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') end(true, true);
    if (event.key === 'Escape') end(false, true);
  };
  return (
    <input
      ref={field}
      type="text"
      aria-label={t('name')}
      defaultValue={name}
      maxLength={AOI_LIMITS.nameMaxLength}
      onKeyDown={handleKey}
      onBlur={() => end(true, false)}
      className="focus-ring type-body min-h-8 min-w-0 flex-1 rounded-control border border-border-input bg-surface px-2 font-semibold"
    />
  );
}

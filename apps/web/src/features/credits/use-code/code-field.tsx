import { TextField } from '@fovea/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { toCaret, toGroups, toLetters } from './code-letters.ts';
import { useTexts } from './texts.ts';

interface CodeFieldProps {
  field: RefObject<HTMLInputElement | null>;
  /** Without dashes. */
  letters: string;
  onChange: (letters: string) => void;
  error: ReactNode;
  end: ReactNode;
  readOnly: boolean;
}

/** Writes capitals in groups while somebody types or pastes. The caret keeps its place. */
export function CodeField({ field, letters, onChange, error, end, readOnly }: CodeFieldProps) {
  const t = useTexts();
  const caret = useRef<number>(undefined);
  // A composition, as of a Korean keyboard, must not be written over before it ends.
  const [composed, setComposed] = useState<string>();
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const handleText = (input: HTMLInputElement) => {
    const { value, selectionStart } = input;
    caret.current = toCaret(value, selectionStart ?? value.length);
    setComposed(undefined);
    onChange(toLetters(value));
  };
  return (
    <TextField
      ref={field}
      className="min-w-0 flex-1 [&_input]:font-semibold [&_input]:text-[1.125rem] [&_input]:tracking-[0.08em]"
      size="touch"
      label={t('code')}
      hint={t('hint')}
      error={error}
      end={end}
      name="code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
      readOnly={readOnly}
      value={composed ?? toGroups(letters)}
      onChange={({ target, nativeEvent }) => {
        if ((nativeEvent as InputEvent).isComposing) setComposed(target.value);
        else handleText(target);
      }}
      onCompositionEnd={({ currentTarget }) => handleText(currentTarget)}
    />
  );
}

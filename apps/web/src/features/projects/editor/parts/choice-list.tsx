import { LIMITS } from '@fovea/contract';
import { Button, IconButton, TextField } from '@fovea/ui';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { toChoices } from '#features/projects/editor/model/page-state.ts';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { Section, SectionTitle } from './section.tsx';
import { useDraft } from './use-draft.ts';

interface ChoiceListProps {
  choices: readonly string[];
  /** Before a field was left too. */
  showsFaults: boolean;
  onChange: (choices: string[]) => void;
}

export function ChoiceList({ choices, showsFaults, onChange }: ChoiceListProps) {
  const t = useSettingsTexts();
  const list = useRef<HTMLOListElement>(null);
  const [focusAt, setFocusAt] = useState<number>();
  const isFull = choices.length >= LIMITS.choicesMax;
  const tooFew = choices.length < LIMITS.choicesMin;

  useEffect(() => {
    if (focusAt === undefined) return;
    list.current?.querySelectorAll('input')[focusAt]?.focus();
    setFocusAt(undefined);
  }, [focusAt]);

  const insert = (at: number, removed: number, ...more: string[]) => {
    const next = choices.toSpliced(at, removed, ...more).slice(0, LIMITS.choicesMax);
    onChange(next);
    setFocusAt(Math.min(at + more.length - 1, next.length - 1));
  };
  const move = (at: number, step: number) => {
    const moved = choices[at];
    if (moved === undefined) return;
    onChange(choices.toSpliced(at, 1).toSpliced(at + step, 0, moved));
    setFocusAt(at + step);
  };
  return (
    <Section>
      <SectionTitle>{t('choices')}</SectionTitle>
      <ol ref={list} className="flex flex-col gap-2">
        {choices.map((choice, at) => (
          <Choice
            // biome-ignore lint/suspicious/noArrayIndexKey: two choices may have the same words.
            key={at}
            at={at}
            count={choices.length}
            value={choice}
            showsFaults={showsFaults}
            onChange={(text) => onChange(choices.toSpliced(at, 1, text))}
            onNext={() => {
              if (choices[at + 1] === '') setFocusAt(at + 1);
              else if (!isFull) insert(at + 1, 0, '');
            }}
            onPaste={(lines) => {
              // Pasted choices take the place of this field and of those after it, as far as they
              // are empty.
              const from = choice.trim() === '' ? at : at + 1;
              const full = choices.findIndex((each, place) => place >= from && each.trim() !== '');
              insert(from, (full < 0 ? choices.length : full) - from, ...lines);
            }}
            onRemove={() => {
              onChange(choices.toSpliced(at, 1));
              setFocusAt(Math.max(0, at - 1));
            }}
            onMove={(step) => move(at, step)}
          />
        ))}
      </ol>
      {tooFew && <p className="type-small text-bad">{t('tooFewChoices')}</p>}
      <Button
        size="dense"
        className="self-start"
        iconLeft={<Plus aria-hidden="true" />}
        disabled={isFull}
        data-fault={tooFew || undefined}
        onClick={() => insert(choices.length, 0, '')}
      >
        {t('addChoice')}
      </Button>
      <p className="type-small text-text-3">{t('choicesHint')}</p>
    </Section>
  );
}

interface ChoiceProps {
  at: number;
  count: number;
  value: string;
  showsFaults: boolean;
  onChange: (text: string) => void;
  onNext: () => void;
  onPaste: (lines: string[]) => void;
  onRemove: () => void;
  onMove: (step: number) => void;
}

function Choice(props: ChoiceProps) {
  const t = useSettingsTexts();
  const { at, count, showsFaults, onNext, onPaste, onRemove, onMove } = props;
  const [wasLeft, setWasLeft] = useState(false);
  const { value, onChange, onBlur } = useDraft(props.value, props.onChange);
  const number = at + 1;
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter that ends the composition of a letter adds nothing.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === 'Enter') {
      event.preventDefault();
      onNext();
    } else if (event.key === 'Backspace' && value === '' && count > 1) {
      event.preventDefault();
      onRemove();
    } else if (event.altKey && step !== 0 && at + step >= 0 && at + step < count) {
      event.preventDefault();
      onMove(step);
    }
  };
  const handlePaste = (event: ClipboardEvent) => {
    const lines = toChoices(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    onBlur();
    onPaste(lines);
  };
  return (
    <li className="flex items-start">
      <TextField
        className="min-w-0 flex-1"
        size="default"
        label={t('choiceOf', { number })}
        labelHidden
        maxLength={LIMITS.choiceMaxLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => {
          onBlur();
          setWasLeft(true);
        }}
        onKeyDown={handleKey}
        onPaste={handlePaste}
        error={(wasLeft || showsFaults) && value.trim() === '' ? t('choiceMissing') : undefined}
      />
      <span className="mt-0.5 flex flex-none">
        <IconButton
          size="dense"
          label={t('choiceUp', { number })}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          size="dense"
          label={t('choiceDown', { number })}
          disabled={at === count - 1}
          onClick={() => onMove(1)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
        <IconButton
          size="dense"
          label={t('removeChoice', { number })}
          disabled={count <= 1}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
}

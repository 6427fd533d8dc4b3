import { type CountedHashtag, LIMITS } from '@fovea/contract';
import { Chip, Shortcut } from '@fovea/ui';
import { CircleAlert, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { HashtagDot } from '#features/projects/parts/hashtag-dot.tsx';
import { useCombobox } from '#shared/combobox.ts';
import { listRows, type Row } from './hashtag-draft.ts';
import { useTexts } from './texts.ts';

interface HashtagFieldProps {
  known: readonly CountedHashtag[];
  names: readonly string[];
  typed: string;
  /** True when the typed text cannot be taken. */
  hasFault: boolean;
  onType: (typed: string) => void;
  onTake: (typed: string) => void;
  onRemove: (name: string) => void;
}

/** Chips and an input in one box, suggestions below it. */
export function HashtagField(props: HashtagFieldProps) {
  const { known, names, typed, hasFault, onType, onTake, onRemove } = props;
  const t = useTexts();
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isFull = names.length >= LIMITS.projectHashtagsMax;
  const rows = isFull ? [] : listRows(typed, known, names);
  const toName = (row: Row) => (row.kind === 'known' ? row.hashtag.name : row.name);
  const combobox = useCombobox({
    count: rows.length,
    onTake: (at) => {
      const row = rows[at];
      if (row) onTake(toName(row));
    },
  });

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) {
      // Enter that ends IME input must not submit the form.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (combobox.handleKey(event)) return;
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      onTake(typed);
    }
    const last = names.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) onRemove(last);
  };
  const handleType = (text: string, isComposing: boolean) => {
    combobox.markFirst();
    if (!isComposing && /[\s,]/.test(text) && text.trim() !== '') onTake(text);
    else onType(text);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a bigger place to click; the input has the keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div
        onClick={() => input.current?.focus()}
        className="field-edge flex cursor-text flex-wrap gap-1.5 rounded-touch bg-surface p-2"
      >
        {names.map((name) => (
          <Chip
            key={name}
            inList
            className="text-[0.78125rem]"
            removeLabel={t('remove', { name })}
            onRemove={() => onRemove(name)}
          >
            #{name}
          </Chip>
        ))}
        <input
          {...combobox.input}
          ref={input}
          data-initial-focus
          aria-label={t('field')}
          aria-describedby={noteId}
          aria-invalid={hasFault || undefined}
          autoCapitalize="off"
          spellCheck={false}
          placeholder={names.length === 0 ? t('placeholder') : undefined}
          value={typed}
          onChange={({ target, nativeEvent }) =>
            handleType(target.value, (nativeEvent as InputEvent).isComposing)
          }
          onKeyDown={handleKey}
          // Stays beside the last chip as long as a short word has room.
          style={{ flexBasis: '3.5rem' }}
          className="type-body min-h-7 min-w-0 flex-1 bg-transparent px-1 text-text outline-none placeholder:text-text-3"
        />
      </div>
      {rows.length > 0 && (
        <div
          id={combobox.listId}
          role="listbox"
          aria-label={t('suggestions')}
          className="mt-2 overflow-hidden rounded-touch border border-border shadow-e2"
        >
          {rows.map((row, at) => (
            <div
              {...combobox.toRow(at)}
              key={toName(row)}
              className="type-body flex min-h-9 cursor-pointer items-center gap-2 px-3 aria-selected:bg-surface-2"
            >
              <RowText row={row} typed={typed} />
              {at === combobox.marked && <Shortcut keys={['↵']} />}
            </div>
          ))}
        </div>
      )}
      <p
        id={noteId}
        role="status"
        className={`type-small mt-2 flex gap-1.5 ${hasFault ? 'text-bad' : 'text-text-3'}`}
      >
        {hasFault && <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 flex-none" />}
        {isFull ? t('full', { max: LIMITS.projectHashtagsMax }) : t('rule')}
      </p>
    </>
  );
}

function RowText({ row, typed }: { row: Row; typed: string }) {
  const t = useTexts();
  if (row.kind === 'new') {
    return (
      <>
        <Plus aria-hidden="true" className="size-3.5 text-text-3" />
        <span className="min-w-0 flex-1 truncate">{t('create', { name: row.name })}</span>
      </>
    );
  }
  const { name, color, projects } = row.hashtag;
  const searched = typed.trim().replace(/^#/, '').normalize('NFC').toLowerCase();
  const from = Math.max(0, name.toLowerCase().indexOf(searched));
  const to = from + searched.length;
  return (
    <>
      <HashtagDot color={color} />
      <span className="min-w-0 flex-1 truncate">
        #{name.slice(0, from)}
        <b className="font-semibold">{name.slice(from, to)}</b>
        {name.slice(to)}
      </span>
      <span className="type-small tnum flex-none text-text-3">
        {t('projects', { count: projects })}
      </span>
    </>
  );
}

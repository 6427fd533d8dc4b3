import { LIMITS } from '@fovea/contract';
import { TextField } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import {
  dropCompleted,
  findCompletions,
} from '#features/projects/list/model/hashtag-completion.ts';
import { type ListFilter, withHashtag } from '#features/projects/list/model/list-filter.ts';
import type { ChangeFilter } from '#features/projects/list/model/use-list-filter.ts';
import { useSearchDraft } from '#features/projects/list/model/use-search-draft.ts';
import { useTexts } from '#features/projects/list/texts.ts';
import { hashtagsQuery } from '#shared/api/hashtags.queries.ts';
import { HashtagOptions } from './hashtag-options.tsx';

interface SearchFieldProps {
  filter: ListFilter;
  onChange: ChangeFilter;
  input: RefObject<HTMLInputElement | null>;
  /** Down, out of the field and into the list. */
  onLeave: () => void;
}

/** Names and hashtags while typing; # completes a hashtag, which then filters. */
export function SearchField({ filter, onChange, input, onLeave }: SearchFieldProps) {
  const t = useTexts();
  const id = useId();
  const { data: hashtags = [] } = useQuery(hashtagsQuery);
  const { draft, type, settle } = useSearchDraft(filter.query, (query) =>
    onChange((before) => ({ ...before, query })),
  );
  const [hasFocus, setHasFocus] = useState(false);
  const [marked, setMarked] = useState(0);
  const [isShut, setIsShut] = useState(false);
  const found = hasFocus && !isShut ? findCompletions(draft, hashtags, filter.hashtags) : undefined;
  const options = found ?? [];
  const isOpen = options.length > 0;
  const at = Math.min(marked, options.length - 1);

  const handleType = (text: string) => {
    setMarked(0);
    setIsShut(false);
    type(text);
  };
  const choose = (name: string) => {
    const query = dropCompleted(draft);
    settle(query);
    setMarked(0);
    onChange((before) => ({ ...withHashtag(before, name), query }));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const option = options[at];
    if (isOpen && step !== 0) setMarked((at + step + options.length) % options.length);
    else if (event.key === 'ArrowDown') onLeave();
    else if (event.key === 'Enter' && option) choose(option.name);
    else if (event.key === 'Escape' && isOpen) setIsShut(true);
    else if (event.key === 'Escape' && draft !== '') handleType('');
    else if (event.key === 'Escape') input.current?.blur();
    else return;
    event.preventDefault();
  };

  return (
    <div className="relative w-full md:w-55">
      <TextField
        className="max-md:[&_.field-edge]:min-h-11"
        size="default"
        label={t('searchLabel')}
        labelHidden
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen ? `${id}${at}` : undefined}
        name="q"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={LIMITS.projectNameMaxLength}
        placeholder={t('search')}
        iconLeft={<Search aria-hidden="true" className="size-3.5" />}
        end={
          draft !== '' && (
            <button
              type="button"
              aria-label={t('clearSearch')}
              onClick={() => {
                handleType('');
                input.current?.focus();
              }}
              className="focus-ring hit-area -mr-1 grid size-6 flex-none place-items-center rounded-chip text-text-3 hover:text-text"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          )
        }
        value={draft}
        onChange={(event) => handleType(event.target.value)}
        onKeyDown={handleKey}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
      />
      {isOpen && (
        <HashtagOptions
          id={id}
          label={t('hashtags')}
          options={options}
          marked={at}
          onChoose={choose}
        />
      )}
    </div>
  );
}

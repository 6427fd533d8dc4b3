import { type CountedWord, hasText, type QuestionResult } from '@fovea/records';
import { Button, TextField, toClassNames, useCopied } from '@fovea/ui';
import { Copy, Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { toNumberText } from '#shared/format/numbers.ts';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import { useLayout } from '#studio/frame/use-layout.ts';
import { useSurveyView } from './survey-view.ts';
import { useTexts } from './texts.ts';
import { WrittenRow, type WrittenRowProps } from './written-row.tsx';

/** Rows that come at a time. */
const ROWS = 100;
/** Beside other cards the list scrolls in itself, so that they are not pushed below its end. */
const BESIDE = { maxHeight: 'max(20rem, 45vh)', overflowY: 'auto' } as const;

export interface WrittenListProps extends Pick<WrittenRowProps, 'onPath'> {
  result: QuestionResult;
}

/** Written answers, to be searched. */
export function WrittenList({ result, onPath }: WrittenListProps) {
  const t = useTexts();
  const { participants } = useStudioPlace();
  const { scope } = useSurveyView();
  const isBeside = useLayout() !== 'narrow' && scope === 'all';
  const { texts, words } = result;
  const [search, setSearch] = useState('');
  const [most, setMost] = useState(ROWS);
  const wanted = useDeferredValue(search.trim());
  const found = useMemo(() => texts.filter(({ text }) => hasText(text, wanted)), [texts, wanted]);
  const [isCopied, copy] = useCopied(() => undefined);
  const counts = { found: found.length, count: texts.length };
  const change = (next: string) => {
    setSearch(next);
    setMost(ROWS);
  };
  const copyAll = () =>
    copy(found.map(({ place, text }) => `${participants[place]?.subjectId}\t${text}`).join('\n'));
  return (
    <>
      <div className="flex flex-col gap-2.5 border-border border-b px-4 pb-3">
        <div className="flex items-center gap-2">
          <TextField
            label={t('search')}
            labelHidden
            size="default"
            type="search"
            value={search}
            placeholder={t('search')}
            onChange={(event) => change(event.target.value)}
            iconLeft={<Search aria-hidden="true" />}
            className="min-w-0 flex-1"
          />
          <Button
            variant="quiet"
            size="dense"
            iconLeft={<Copy aria-hidden="true" />}
            onClick={copyAll}
          >
            {t(isCopied ? 'copied' : 'copyAll')}
          </Button>
        </div>
        <Words words={words} search={search} onSearch={change} />
        <p role="status" className="tnum type-small text-text-3">
          {wanted === '' ? t('written', { count: texts.length }) : t('foundOf', counts)}
        </p>
      </div>
      <ul
        aria-label={t('writtenAnswers')}
        // Whoever has no mouse scrolls it by keys.
        tabIndex={isBeside ? 0 : undefined}
        className="focus-ring [scrollbar-width:thin]"
        style={isBeside ? BESIDE : undefined}
      >
        {found.slice(0, most).map((answer) => (
          <WrittenRow
            key={answer.place}
            pageId={result.id}
            answer={answer}
            search={wanted}
            onPath={onPath}
          />
        ))}
      </ul>
      {found.length > most && (
        <Button variant="quiet" className="m-2" onClick={() => setMost(most + ROWS)}>
          {t('showMore', { count: Math.min(ROWS, found.length - most) })}
        </Button>
      )}
    </>
  );
}

/** Each fills the search, or empties it. */
function Words({
  words,
  search,
  onSearch,
}: {
  words: readonly CountedWord[];
  search: string;
  onSearch: (search: string) => void;
}) {
  const t = useTexts();
  if (words.length === 0) return null;
  return (
    <fieldset aria-label={t('words')} className="flex flex-wrap gap-1.5">
      {words.map(({ word, count }) => {
        const isOn = search.trim() === word;
        return (
          <button
            key={word}
            type="button"
            aria-pressed={isOn}
            onClick={() => onSearch(isOn ? '' : word)}
            className={toClassNames(
              'focus-ring hit-area inline-flex min-h-6 items-center gap-1 rounded-full border px-2 font-medium text-[0.71875rem] transition-colors',
              isOn
                ? 'border-transparent bg-accent-bg text-accent-text forced-colors:border-[Highlight]'
                : 'border-border-2 text-text-2 hover:bg-surface-2',
            )}
          >
            {word} <b className="tnum font-semibold">{toNumberText(count)}</b>
          </button>
        );
      })}
    </fieldset>
  );
}

import { LIMITS } from '@fovea/contract';
import { CircleAlert } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { endsAddress, listWrong } from '#features/credits/transfer/model/receivers.ts';
import type { ReceiversDraft } from '#features/credits/transfer/model/use-receivers.ts';
import { useTexts } from '#features/credits/transfer/texts.ts';
import { ReceiverChips } from './receiver-chips.tsx';
import { WrongNote } from './wrong-note.tsx';

const MAX = LIMITS.transferReceiversMax;

/** Enter, a separator, a paste and leaving the field make receivers of what is typed. */
export function ReceiversField({ draft }: { draft: ReceiversDraft }) {
  const t = useTexts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { receivers, text, counted, refusedCount } = draft;
  const shownCount = useRef(0);
  const wrong = listWrong(receivers).map(({ email }) => email);

  useEffect(() => {
    // The field stands behind the last chip: it comes into view when there are more of them.
    if (receivers.length > shownCount.current) box.current?.scrollTo(0, box.current.scrollHeight);
    shownCount.current = receivers.length;
  }, [receivers.length]);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter ends a composition first; it must not end the address with it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      draft.enter(text);
    } else if (event.key === 'Backspace' && text === '') {
      event.preventDefault();
      draft.takeBack();
    }
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // A field of one line would drop the line breaks that part the addresses.
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [from, to] = [selectionStart ?? text.length, selectionEnd ?? text.length];
    draft.enter(text.slice(0, from) + event.clipboardData.getData('text') + text.slice(to));
  };
  return (
    <div>
      <div className="flex items-baseline gap-2">
        <label htmlFor={id} className="type-small font-semibold text-[0.78125rem]">
          {t('receivers')}
        </label>
        <span id={`${id}count`} className="type-small tnum ml-auto flex-none text-text-3">
          {t('counter', { count: counted, max: MAX })}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a bigger place to click; the input has the keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the same. */}
      <div
        ref={box}
        onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
        className="field-edge mt-1.5 flex max-h-66 min-h-28.5 cursor-text flex-wrap content-start gap-1.5 overflow-y-auto rounded-touch bg-surface p-2"
      >
        <ReceiverChips receivers={receivers} input={input} onRemove={draft.remove}>
          {(handleChipKey) => (
            <input
              ref={input}
              id={id}
              type="text"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={t('placeholder')}
              aria-describedby={`${id}count ${id}wrong ${id}full ${id}hint`}
              aria-invalid={refusedCount > 0 || undefined}
              value={text}
              onChange={({ target: { value }, nativeEvent }) => {
                const isComposing = (nativeEvent as InputEvent).isComposing;
                if (endsAddress(value) && !isComposing) draft.enter(value);
                else draft.setText(value);
              }}
              onKeyDown={(event) => {
                handleKey(event);
                handleChipKey(event);
              }}
              onPaste={handlePaste}
              onBlur={() => draft.enter(text)}
              className="type-body min-h-7 min-w-45 flex-1 bg-transparent px-1 text-text outline-none placeholder:text-text-3"
            />
          )}
        </ReceiverChips>
      </div>
      <div className="type-small mt-2 flex flex-col gap-x-4 gap-y-1 wide:flex-row wide:justify-between">
        <div className="flex min-w-0 flex-col gap-1">
          {wrong.length > 0 && <WrongNote id={`${id}wrong`} wrong={wrong} />}
          {refusedCount > 0 && (
            <p id={`${id}full`} className="flex gap-1.5 text-bad">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 flex-none" />
              {t('full', { count: refusedCount, max: MAX })}
            </p>
          )}
        </div>
        <p id={`${id}hint`} className="text-pretty text-text-3 wide:text-right">
          {t('hint')}
        </p>
      </div>
      <p role="status" className="sr-only">
        {draft.news}
      </p>
    </div>
  );
}

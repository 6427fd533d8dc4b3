import { LIMITS } from '@fovea/contract';
import { useState } from 'react';
import { useTexts } from '#features/credits/transfer/texts.ts';
import { type Addition, addReceivers, listValid, type Receiver } from './receivers.ts';
import { useWrongText } from './use-wrong-text.ts';

export type ReceiversDraft = ReturnType<typeof useReceivers>;

/** The receivers that are entered, the text that is not one yet, and what a screen reader hears. */
export function useReceivers() {
  const t = useTexts();
  const describe = useAdditionText();
  const [receivers, setReceivers] = useState<readonly Receiver[]>([]);
  const [text, setText] = useState('');
  const [news, setNews] = useState('');
  /** As if the field was left now: nobody has to press Enter before the button. */
  const preview = addReceivers(receivers, text);

  return {
    receivers,
    text,
    news,
    setText,
    counted: listValid(preview.receivers).length,
    refusedCount: preview.refused.length,
    /** Makes receivers of a text, and answers all of them. What has no room stays in the field. */
    enter(entered: string): readonly Receiver[] {
      if (entered.trim() === '') return receivers;
      const addition = addReceivers(receivers, entered);
      setReceivers(addition.receivers);
      setText(addition.refused.join(', '));
      setNews(describe(addition));
      return addition.receivers;
    },
    remove(email: string): void {
      setReceivers((all) => all.filter((receiver) => receiver.email !== email));
      setNews(t('removed', { email }));
    },
    /** The last one becomes text again. */
    takeBack(): void {
      const last = receivers.at(-1);
      if (last === undefined) return;
      setReceivers(receivers.slice(0, -1));
      setText(last.email);
      setNews(t('removed', { email: last.email }));
    },
    /** Removes receivers that were sent to; wrong ones stay to be corrected. */
    clearValid(): void {
      setReceivers((all) => all.filter(({ isValid }) => !isValid));
    },
  };
}

function useAdditionText(): (addition: Addition) => string {
  const t = useTexts();
  const toWrongText = useWrongText();
  const tell = (emails: readonly string[], one: 'added' | 'merged') => {
    const [email] = emails;
    if (email === undefined) return '';
    return emails.length === 1 ? t(one, { email }) : t(`${one}Many`, { count: emails.length });
  };
  return ({ added, merged, wrong, refused }) =>
    [
      tell(added, 'added'),
      tell(merged, 'merged'),
      wrong.length > 0 && `${toWrongText(wrong)}. ${t('wrongText')}`,
      refused.length > 0 && t('full', { count: refused.length, max: LIMITS.transferReceiversMax }),
    ]
      .filter(Boolean)
      .join(' ');
}

import type { Language } from '@fovea/contract/languages';
import type { Insight } from '@fovea/gaze/insights';
import type { PageSubject } from '@fovea/stage';
import { fillText, type Text, type Values } from '@fovea/texts/fill-text';
import { DIGITS, toFigure } from '#studio/metrics/metric.ts';
import en from './insight-sentences.en.json' with { type: 'json' };
import ko from './insight-sentences.ko.json' with { type: 'json' };

export type SentenceKey = keyof typeof en;
export type SentenceTexts = Readonly<Record<SentenceKey, Text>>;

export const SENTENCES: Readonly<Record<Language, SentenceTexts>> = { en, ko };

/** How a subject is called; undefined for one that nobody knows. */
export type NameOf = (subject: string) => string;

export interface SentenceContext {
  readonly language: Language;
  readonly nameOf: NameOf;
  readonly isScrolled: boolean;
}

/** A card in words. Every template is a whole sentence of its language. */
export function toSentence(
  card: Insight,
  { language, nameOf, isScrolled }: SentenceContext,
  texts: SentenceTexts = SENTENCES[language],
): string {
  const { key, values } = toFilled(card, nameOf, isScrolled);
  return fillText(language, texts[key], values);
}

/** Name of a peak, which has none of its own. */
export function toPeakName(
  { id, field }: Pick<PageSubject, 'id' | 'field'>,
  language: Language,
): string {
  const texts = SENTENCES[language];
  const number = Number(id.replace('peak', ''));
  const place = fillText(language, texts[`field_${field ?? 'middle'}`]);
  return fillText(language, texts.peak, { number, field: place });
}

interface Filled {
  readonly key: SentenceKey;
  readonly values: Values;
}

function toFilled(card: Insight, nameOf: NameOf, isScrolled: boolean): Filled {
  const { people } = card;
  const seconds = (ms: number) => toFigure(ms, { unit: 'ms', digits: DIGITS.count }, people);
  const percent = (share: number) =>
    toFigure(share, { unit: 'share', digits: DIGITS.share }, people);
  switch (card.kind) {
    case 'late': {
      const { firstLookMs, ofMs, never } = card;
      const values = {
        name: nameOf(card.subject),
        people,
        seconds: seconds(firstLookMs),
        of: seconds(ofMs),
      };
      return { key: never > 0 ? 'late' : 'lateAll', values: { ...values, count: never } };
    }
    case 'missed': {
      const { viewers } = card;
      const key = isScrolled ? 'missedExposed' : 'missed';
      const values = { name: nameOf(card.subject), people, missed: people - viewers };
      return viewers > 0
        ? { key, values: { ...values, count: viewers } }
        : { key: `${key}All`, values };
    }
    case 'firstLongest':
    case 'first':
      return {
        key: card.kind,
        values: {
          name: nameOf(card.subject),
          people,
          first: percent(card.firstShare),
          attention: percent(card.attention),
        },
      };
    case 'longest':
      return {
        key: 'longest',
        values: {
          name: nameOf(card.subject),
          attention: percent(card.attention),
          next: nameOf(card.next),
          nextAttention: percent(card.nextAttention),
        },
      };
    case 'distraction':
    case 'deep': {
      const { fromMs, toMs, share } = card;
      const values = { from: seconds(fromMs), to: seconds(toMs), share: percent(share), people };
      return { key: card.kind, values };
    }
    case 'revisited':
      return {
        key: 'revisited',
        values: { name: nameOf(card.subject), visits: card.visits.toFixed(DIGITS.count()), people },
      };
    case 'apart':
      return { key: 'apart', values: { agreement: card.agreement.toFixed(2), people } };
    case 'seen': {
      const { viewers } = card;
      const key = viewers === people ? 'seenAll' : viewers === 0 ? 'seenNone' : 'seen';
      return { key, values: { name: nameOf(card.subject), viewers, count: people } };
    }
  }
}

import {
  deriveInsights,
  INSIGHT_LIMITS,
  type Insight,
  type InsightKind,
  type InsightsInput,
} from '@fovea/gaze/insights';
import { createMetricsEngine, type PageInsights } from '@fovea/stage';
import {
  listSentenceFaults,
  SENTENCES,
  type SentenceTexts,
  toPeakName,
  toSentence,
} from '@fovea/web/insight-sentences';
import { listExpected, measureOwn, type OwnNumbers } from './own-numbers.ts';
import type { SimulatedProject, Truth } from './simulated-project.ts';

const LANGUAGES = ['en', 'ko'] as const;
type Language = (typeof LANGUAGES)[number];

/** Changes what cards are made of, what they say, or the words. */
export interface InsightsFault {
  readonly input?: (input: InsightsInput) => InsightsInput;
  readonly card?: (card: Insight) => Insight;
  readonly texts?: (texts: SentenceTexts, language: Language) => SentenceTexts;
}

export interface Verdict {
  /** Projects of 20 people or more with something planted, and those whose cards name it. */
  planted: number;
  named: number;
  /** Projects without anything planted, and those that claim nothing of the kind. */
  plain: number;
  quiet: number;
  sentences: number;
  wrongNumbers: number;
  brokenSentences: number;
  /** Projects of few people that claim more than what those saw. */
  bold: number;
}

const KINDS: Readonly<Record<Truth, readonly InsightKind[]>> = {
  hidden: ['missed'],
  first: ['first', 'firstLongest'],
  slow: ['late'],
  bored: ['distraction'],
};
const CLAIMS = Object.values(KINDS).flat();
const NAMED_FROM = 20;

export function judge(projects: readonly SimulatedProject[], fault: InsightsFault = {}): Verdict {
  const verdict: Verdict = {
    planted: 0,
    named: 0,
    plain: 0,
    quiet: 0,
    sentences: 0,
    wrongNumbers: 0,
    brokenSentences: 0,
    bold: 0,
  };
  const engine = createMetricsEngine();
  for (const project of projects) {
    engine.setPage(project.page);
    const made = engine.measureInsights({ ...project.asked, areas: project.areas });
    if (made === undefined) throw new Error('nothing was measured');
    const cards = makeCards(made, project, fault);
    judgeClaims(verdict, project, cards.slice(0, INSIGHT_LIMITS.most));
    judgeSentences(verdict, cards, measureOwn(project), fault);
  }
  return verdict;
}

function makeCards(made: PageInsights, project: SimulatedProject, fault: InsightsFault): Insight[] {
  const { people, range, subjects, agreement } = made;
  const levels = project.asked.levels.flatMap((own) => (own ? [Uint8Array.from(own)] : []));
  const { cards } =
    fault.input === undefined
      ? made
      : deriveInsights(fault.input({ people, range, subjects, levels, agreement }));
  return cards.map(fault.card ?? ((card) => card));
}

function judgeClaims(verdict: Verdict, project: SimulatedProject, cards: readonly Insight[]): void {
  const { truth, people } = project;
  if (people < INSIGHT_LIMITS.fewPeople && cards.some(({ kind }) => kind !== 'seen'))
    verdict.bold++;
  if (truth === null) {
    verdict.plain++;
    if (!cards.some(({ kind }) => CLAIMS.includes(kind))) verdict.quiet++;
  } else if (people >= NAMED_FROM) {
    verdict.planted++;
    const isNamed = cards.some(
      (card) =>
        KINDS[truth].includes(card.kind) &&
        // Slow and bored concern the page; hidden and first concern one area.
        (truth === 'slow' || !('subject' in card) || card.subject === 'area0'),
    );
    if (isNamed) verdict.named++;
  }
}

function judgeSentences(
  verdict: Verdict,
  cards: readonly Insight[],
  own: OwnNumbers,
  fault: InsightsFault,
): void {
  for (const language of LANGUAGES) {
    const texts = fault.texts?.(SENTENCES[language], language) ?? SENTENCES[language];
    for (const card of cards) {
      verdict.sentences++;
      try {
        const context = { language, nameOf: toName, isScrolled: false };
        const sentence = toSentence(card, context, texts);
        if (listSentenceFaults(sentence, language).length > 0) verdict.brokenSentences++;
        if (!isSame(listNumbers(sentence), listExpected(card, own))) verdict.wrongNumbers++;
      } catch {
        verdict.brokenSentences++;
      }
    }
  }
}

/** A name without a number, so that every number in a sentence is a figure. */
const toName = (subject: string) => `area ${'ABCDEFG'[Number(subject.replace('area', ''))] ?? ''}`;

function listNumbers(sentence: string): string[] {
  return sentence.match(/-?\d[\d,]*(?:\.\d+)?/g) ?? [];
}

/** In any order: languages put them where they like. */
function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join(' ') === b.toSorted().join(' ');
}

/** Peaks stand for areas where there are none: of what all see first, the one where it is. */
export function namesPeak(project: SimulatedProject): boolean {
  const engine = createMetricsEngine();
  engine.setPage(project.page);
  const made = engine.measureInsights({ ...project.asked, areas: [] });
  const first = made?.cards.find(({ kind }) => KINDS.first.includes(kind));
  const subject = made?.subjects.find(
    ({ id }) => first !== undefined && 'subject' in first && id === first.subject,
  );
  return subject !== undefined && toPeakName(subject, 'en').endsWith('top left');
}

export const INSIGHTS_ALGORITHM = { algorithm: 'insights', version: 1 } as const;

/** By how much they say; `seen` stands alone, where people are few. */
export const INSIGHT_KINDS = [
  'late',
  'missed',
  'firstLongest',
  'first',
  'longest',
  'distraction',
  'deep',
  'revisited',
  'apart',
  'seen',
] as const;
export type InsightKind = (typeof INSIGHT_KINDS)[number];

/** Chosen, all of them. */
export const INSIGHT_LIMITS = {
  /** Fewer people are only told of, never taken for others. */
  fewPeople: 10,
  lateShare: 0.4,
  missedBelow: 0.5,
  firstFrom: 0.6,
  /** More than this is more in printed whole percents too. */
  longerBy: 0.01,
  levelFrom: 0.5,
  levelMs: 1_500,
  visitsFrom: 2,
  agreementBelow: 0.35,
  /** Shown at once. */
  most: 6,
} as const;

/** An area of interest or, without any, one of the highest peaks. */
export interface InsightSubject {
  readonly id: string;
  /** People who could have looked at it, and people who did. */
  readonly people: number;
  readonly viewers: number;
  /** When it appears in the time measured; null when it never does. */
  readonly startMs: number | null;
  /** Median from then on; null when fewer than half looked. */
  readonly firstLookMs: number | null;
  /** Share of people, 0..1, who looked at it before all others. */
  readonly firstShare: number | null;
  readonly attention: number | null;
  /** Per person. */
  readonly visits: number | null;
}

/** View of the stage for a card; a window ends at its time. */
export interface InsightView {
  readonly mode: 'heatmap' | 'gazePath';
  readonly overallMode: 'cumulative' | 'window';
  readonly timeMs: number;
}

/** The numbers of a card. Shares are 0..1. */
export type InsightValues =
  | {
      readonly kind: 'late';
      readonly subject: string;
      readonly firstLookMs: number;
      readonly ofMs: number;
      readonly never: number;
      readonly people: number;
    }
  | {
      readonly kind: 'missed' | 'seen';
      readonly subject: string;
      readonly viewers: number;
      readonly people: number;
    }
  | {
      readonly kind: 'firstLongest' | 'first';
      readonly subject: string;
      readonly firstShare: number;
      readonly attention: number;
      readonly people: number;
    }
  | {
      readonly kind: 'longest';
      readonly subject: string;
      readonly attention: number;
      readonly next: string;
      readonly nextAttention: number;
      readonly people: number;
    }
  | {
      readonly kind: 'distraction' | 'deep';
      readonly fromMs: number;
      readonly toMs: number;
      /** The largest share of people at that level in that time. */
      readonly share: number;
      readonly people: number;
    }
  | {
      readonly kind: 'revisited';
      readonly subject: string;
      readonly visits: number;
      readonly people: number;
    }
  | { readonly kind: 'apart'; readonly agreement: number; readonly people: number };

export type Insight = InsightValues & { readonly show: InsightView };

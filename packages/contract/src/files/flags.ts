/** Why a page has no fixations: nobody is left out without a word. */
export const NO_FIXATION_REASONS = ['too_few_samples', 'rate_below_20_hz'] as const;
/** Patterns of gaze that a person should look at. They flag and leave nothing out. */
export const GAZE_FLAGS = ['one_aoi', 'identical_points', 'small_hull', 'one_line'] as const;
/** Why a recording may not be a person's own. They flag and leave nothing out. */
export const FRAUD_FLAGS = ['replayed_trace', 'impossible_time', 'without_fixations'] as const;
export type FraudFlag = (typeof FRAUD_FLAGS)[number];

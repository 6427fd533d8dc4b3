import { AOI_LIMITS, LIMITS } from '@fovea/contract';
import { MINUTE_MS } from '@fovea/contract/times';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const pictureMegabytes = LIMITS.imageMaxBytes / MEGABYTE;
const videoMegabytes = LIMITS.videoMaxBytes / MEGABYTE;
const videoMinutes = LIMITS.videoMaxMs / MINUTE_MS;
const returnPercent = LIMITS.returnShare * 100;
/** Nearest and farthest, of the advice to people who hold a phone. */
const DISTANCES_CM = [30, 40];
const TABLET_DISTANCES_CM = [40, 50];
/** Numbers in names that measure nothing: "two-step log-in", "Preference - 1:1 & 4:5". */
const STEPS = [2];
const RATIOS = [4, 5];

/**
 * Figures that texts quote, by the text's folder, file and key, from the constant that the product
 * obeys. A plain number is one that nothing obeys: a name, a date, advice.
 */
export const QUOTED_FIGURES: Readonly<Record<string, readonly number[]>> = {
  'about/about limitsText': [2, 3],
  'add-hashtag/add-hashtag rule': [LIMITS.hashtagMaxLength],
  'api/api-errors account_areas_full': [AOI_LIMITS.accountBytesMax / MEGABYTE],
  'api/api-errors asset_areas_full': [AOI_LIMITS.assetBytesMax / KILOBYTE],
  'api/api-errors drafts_full': [LIMITS.draftsMaxBytes / MEGABYTE],
  'api/api-errors pages_full': [LIMITS.pagesMax],
  'api/api-errors project_areas_full': [AOI_LIMITS.projectBytesMax / MEGABYTE],
  'api/api-errors refund_refused': [LIMITS.refundDays],
  'api/api-errors second_factor_on': STEPS,
  'api/api-errors second_factor_required': STEPS,
  'api/api-errors test_runs_limited': [LIMITS.testRunsPerDay, 24],
  'calibration/calibration off_target_mobile': DISTANCES_CM,
  'calibration/calibration off_target_tablet': TABLET_DISTANCES_CM,
  'camera/camera battery': [10],
  'change-layout/change-layout grid4': [LIMITS.pageAssetsMax],
  'checkout/checkout agree': [LIMITS.accountMinAge],
  'consent/consent adult': [LIMITS.participantMinAge],
  'consent/consent kept': [LIMITS.returnWithinHours],
  'create-asset/create-asset imageHint': [pictureMegabytes],
  'create-asset/create-asset videoHint': [videoMegabytes, videoMinutes],
  'create/create-project preferenceSquare': RATIOS,
  'detail/project-detail perHourLabel': [24],
  'development/development cameraHint': DISTANCES_CM,
  'editor/project-editor dropHint': [pictureMegabytes, videoMegabytes],
  'editor/editor-settings grid4': [LIMITS.pageAssetsMax],
  'editor/editor-settings passwordShort': [
    LIMITS.projectPasswordMinLength,
    LIMITS.projectPasswordMaxLength,
  ],
  'editor/editor-settings timerHint': [5, 10],
  'editor/editor-settings tooFewChoices': [LIMITS.choicesMin],
  'ending/ending test-over_lead': [LIMITS.testLinkMinutes],
  'ending/ending tests-full_lead': [LIMITS.testRunsPerDay, 24],
  'exchange/aoi-exchange cvat_note': [1.1],
  'files/files imageTooLarge': [pictureMegabytes],
  'files/files side_too_long': [LIMITS.imageMaxSidePx],
  'files/files too_many_pixels': [LIMITS.imageMaxPixels],
  'files/files videoTooLarge': [videoMegabytes],
  'files/files video_too_long': [videoMinutes],
  'forms/password-rules passwordShort': [LIMITS.passwordMinLength],
  'forms/password-rules ruleLength': [LIMITS.passwordMinLength],
  'how-to-collect/how-to-collect adults': [LIMITS.participantMinAge],
  'how-to-collect/how-to-collect distance': [35],
  'how-to-collect/how-to-collect sitText': DISTANCES_CM,
  'list/project-list preferenceSquare': RATIOS,
  'live/live acceptable': [LIMITS.validityAcceptable, LIMITS.validityReliable - 1],
  'live/live pace': [3],
  'live/live paceHidden': [3, 5],
  'live/live perHourLabel': [24],
  'live/live reliable': [LIMITS.validityReliable],
  'log-in/code-step codeMissing': [LIMITS.verificationCodeDigits],
  'log-in/log-in note': [LIMITS.refreshTokenDays],
  'modals/modals chromeHide': [30],
  'model/collect advice': [LIMITS.participantMinAge, ...DISTANCES_CM],
  'parts/hashtag-form rule': [LIMITS.hashtagMaxLength],
  'people/people markText': [LIMITS.returnDays, returnPercent],
  'plan/plan late': [LIMITS.refundDays],
  'position/position distance_is_mobile': [35],
  'position/position distance_is_tablet': [45],
  'position/position distance_no_mobile': DISTANCES_CM,
  'position/position distance_no_tablet': TABLET_DISTANCES_CM,
  'pricing/pricing perUseNote': [LIMITS.refundDays],
  'profile/account secondFactorMissing': STEPS,
  'project-id/project-id short': [6],
  'results/survey-results severalNote': [100],
  'second-factor/second-factor codeMissing': [LIMITS.verificationCodeDigits],
  'second-factor/second-factor title': STEPS,
  'second-factor/second-factor turnedOff': STEPS,
  'second-factor/second-factor turnedOn': STEPS,
  'shortcut-list/shortcut-list nudge': [10],
  'sign-up/account-step age': [LIMITS.accountMinAge],
  'sign-up/account-step ageMissing': [LIMITS.accountMinAge],
  'sign-up/sign-up codeIncomplete': [LIMITS.verificationCodeDigits],
  'sign-up/sign-up codeStep': [LIMITS.verificationCodeDigits],
  'stop/stop deleted_lead': [LIMITS.returnWithinHours, 35],
  'studio/analysis-playback linesNote': [25, 50, 75],
  'template/templates dropText': [pictureMegabytes, videoMinutes],
  'template/templates preferenceSquareTitle': RATIOS,
  'test-run/test-run until': [LIMITS.testLinkMinutes, LIMITS.testRunDays],
  'use-code/use-code hint': [LIMITS.transferCodeLength],
  'use-code/use-code incomplete': [LIMITS.transferCodeLength],
  'withdraw/withdraw done_lead': [LIMITS.returnWithinHours, 35],
};

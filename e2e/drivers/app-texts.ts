import type shared from '@fovea/collect/shared/shared.en.json';
import type aboutYou from '@fovea/collect/steps/about-you/about-you.en.json';
import type calibration from '@fovea/collect/steps/calibration/calibration.en.json';
import type camera from '@fovea/collect/steps/camera/camera.en.json';
import type consent from '@fovea/collect/steps/consent/consent.en.json';
import type ending from '@fovea/collect/steps/ending/ending.en.json';
import type otherDevice from '@fovea/collect/steps/other-device/other-device.en.json';
import type pages from '@fovea/collect/steps/pages/pages.en.json';
import type projectPassword from '@fovea/collect/steps/password/password.en.json';
import type position from '@fovea/collect/steps/position/position.en.json';
import type projectId from '@fovea/collect/steps/project-id/project-id.en.json';
import type review from '@fovea/collect/steps/review/review.en.json';
import type samePerson from '@fovea/collect/steps/same-person/same-person.en.json';
import type stop from '@fovea/collect/steps/stop/stop.en.json';
import type takenPart from '@fovea/collect/steps/taken-part/taken-part.en.json';
import type thanks from '@fovea/collect/steps/thanks/thanks.en.json';
import type upload from '@fovea/collect/steps/upload/upload.en.json';
import type welcome from '@fovea/collect/steps/welcome/welcome.en.json';
import type withdraw from '@fovea/collect/steps/withdraw/withdraw.en.json';
import type modals from '@fovea/web/app/modals/modals.en.json';
import type balance from '@fovea/web/app/shells/balance.en.json';
import type shells from '@fovea/web/app/shells/shells.en.json';
import type codeStep from '@fovea/web/features/account/log-in/code-step.en.json';
import type logIn from '@fovea/web/features/account/log-in/log-in.en.json';
import type newPassword from '@fovea/web/features/account/password-reset/new-password.en.json';
import type passwordReset from '@fovea/web/features/account/password-reset/password-reset.en.json';
import type passwordResetLink from '@fovea/web/features/account/password-reset-link/password-reset-link.en.json';
import type account from '@fovea/web/features/account/profile/account.en.json';
import type passwordChange from '@fovea/web/features/account/profile/password/password-change.en.json';
import type secondFactor from '@fovea/web/features/account/profile/second-factor/second-factor.en.json';
import type accountStep from '@fovea/web/features/account/sign-up/account-step.en.json';
import type signUp from '@fovea/web/features/account/sign-up/sign-up.en.json';
import type aoiEditor from '@fovea/web/features/analysis/aoi/aoi-editor.en.json';
import type aoiExchange from '@fovea/web/features/analysis/aoi/exchange/exchange.en.json';
import type checkout from '@fovea/web/features/credits/checkout/checkout.en.json';
import type history from '@fovea/web/features/credits/history/history.en.json';
import type plan from '@fovea/web/features/credits/plan/plan.en.json';
import type transfer from '@fovea/web/features/credits/transfer/transfer.en.json';
import type useCode from '@fovea/web/features/credits/use-code/use-code.en.json';
import type activateProject from '@fovea/web/features/projects/activate/activate-project.en.json';
import type addHashtag from '@fovea/web/features/projects/add-hashtag/add-hashtag.en.json';
import type createProject from '@fovea/web/features/projects/create/create-project.en.json';
import type createAsset from '@fovea/web/features/projects/create-asset/create-asset.en.json';
import type deleteProject from '@fovea/web/features/projects/delete/delete-project.en.json';
import type live from '@fovea/web/features/projects/detail/live/live.en.json';
import type people from '@fovea/web/features/projects/detail/people/people.en.json';
import type projectDetail from '@fovea/web/features/projects/detail/project-detail.en.json';
import type editHashtag from '@fovea/web/features/projects/edit-hashtag/edit-hashtag.en.json';
import type projectEditor from '@fovea/web/features/projects/editor/project-editor.en.json';
import type editorReview from '@fovea/web/features/projects/editor/review/review.en.json';
import type editorSettings from '@fovea/web/features/projects/editor/settings.en.json';
import type files from '@fovea/web/features/projects/files/files.en.json';
import type start from '@fovea/web/features/projects/files/start.en.json';
import type uploads from '@fovea/web/features/projects/files/uploads/uploads.en.json';
import type finishProject from '@fovea/web/features/projects/finish/finish-project.en.json';
import type sampleBanner from '@fovea/web/features/projects/list/parts/sample-banner.en.json';
import type projectList from '@fovea/web/features/projects/list/project-list.en.json';
import type collect from '@fovea/web/features/projects/model/collect.en.json';
import type copies from '@fovea/web/features/projects/model/copies.en.json';
import type projectActions from '@fovea/web/features/projects/model/project-actions.en.json';
import type untitled from '@fovea/web/features/projects/model/untitled.en.json';
import type notEnoughCredit from '@fovea/web/features/projects/not-enough-credit/not-enough-credit.en.json';
import type sessions from '@fovea/web/features/projects/parts/credits.en.json';
import type hashtagForm from '@fovea/web/features/projects/parts/hashtag-form.en.json';
import type leftBehind from '@fovea/web/features/projects/parts/left-behind.en.json';
import type renameProject from '@fovea/web/features/projects/rename/rename-project.en.json';
import type templates from '@fovea/web/features/projects/template/project-template.en.json';
import type testRun from '@fovea/web/features/projects/test-run/test-run.en.json';
import type upgradeProject from '@fovea/web/features/projects/upgrade/upgrade-project.en.json';
import type landing from '@fovea/web/features/public/landing/landing.en.json';
import type pricing from '@fovea/web/features/public/pricing/pricing.en.json';
import type apiErrors from '@fovea/web/shared/api/errors.en.json';
import type passwordRules from '@fovea/web/shared/forms/password.en.json';
import type deletions from '@fovea/web/shared/project/deletions.en.json';
import type projectBadges from '@fovea/web/shared/project/project.en.json';
import type scriptedLabel from '@fovea/web/shared/project/scripted-label.en.json';
import type aoiFailures from '@fovea/web/studio/aoi/aoi-failures.en.json';
import type insights from '@fovea/web/studio/insights/panel/insights.en.json';
import type proNotes from '@fovea/web/studio/pro/notes/pro.en.json';
import type analysisPlayback from '@fovea/web/studio/studio.en.json';
import type surveyResults from '@fovea/web/studio/survey/results/survey.en.json';

/** Where the texts of a part of an app lie; English stands for the keys of both languages. */
export interface TextFile<English> {
  /** Below apps/, without language and ending. */
  readonly path: string;
  readonly english?: English;
}

const at = <English>(path: string): TextFile<English> => ({ path });

export const APP_TEXTS = {
  'about-you': at<typeof aboutYou>('collect/src/steps/about-you/about-you'),
  calibration: at<typeof calibration>('collect/src/steps/calibration/calibration'),
  camera: at<typeof camera>('collect/src/steps/camera/camera'),
  consent: at<typeof consent>('collect/src/steps/consent/consent'),
  'collect-shared': at<typeof shared>('collect/src/shared/shared'),
  ending: at<typeof ending>('collect/src/steps/ending/ending'),
  'other-device': at<typeof otherDevice>('collect/src/steps/other-device/other-device'),
  pages: at<typeof pages>('collect/src/steps/pages/pages'),
  position: at<typeof position>('collect/src/steps/position/position'),
  'project-id': at<typeof projectId>('collect/src/steps/project-id/project-id'),
  'project-password': at<typeof projectPassword>('collect/src/steps/password/password'),
  review: at<typeof review>('collect/src/steps/review/review'),
  'same-person': at<typeof samePerson>('collect/src/steps/same-person/same-person'),
  stop: at<typeof stop>('collect/src/steps/stop/stop'),
  'taken-part': at<typeof takenPart>('collect/src/steps/taken-part/taken-part'),
  thanks: at<typeof thanks>('collect/src/steps/thanks/thanks'),
  upload: at<typeof upload>('collect/src/steps/upload/upload'),
  welcome: at<typeof welcome>('collect/src/steps/welcome/welcome'),
  withdraw: at<typeof withdraw>('collect/src/steps/withdraw/withdraw'),
  account: at<typeof account>('web/src/features/account/profile/account'),
  'account-step': at<typeof accountStep>('web/src/features/account/sign-up/account-step'),
  'activate-project': at<typeof activateProject>(
    'web/src/features/projects/activate/activate-project',
  ),
  'add-hashtag': at<typeof addHashtag>('web/src/features/projects/add-hashtag/add-hashtag'),
  'analysis-playback': at<typeof analysisPlayback>('web/src/studio/studio'),
  'pro-notes': at<typeof proNotes>('web/src/studio/pro/notes/pro'),
  'survey-results': at<typeof surveyResults>('web/src/studio/survey/results/survey'),
  'aoi-editor': at<typeof aoiEditor>('web/src/features/analysis/aoi/aoi-editor'),
  'aoi-exchange': at<typeof aoiExchange>('web/src/features/analysis/aoi/exchange/exchange'),
  'aoi-failures': at<typeof aoiFailures>('web/src/studio/aoi/aoi-failures'),
  'api-errors': at<typeof apiErrors>('web/src/shared/api/errors'),
  balance: at<typeof balance>('web/src/app/shells/balance'),
  checkout: at<typeof checkout>('web/src/features/credits/checkout/checkout'),
  'code-step': at<typeof codeStep>('web/src/features/account/log-in/code-step'),
  collect: at<typeof collect>('web/src/features/projects/model/collect'),
  copies: at<typeof copies>('web/src/features/projects/model/copies'),
  'create-asset': at<typeof createAsset>('web/src/features/projects/create-asset/create-asset'),
  'create-project': at<typeof createProject>('web/src/features/projects/create/create-project'),
  'delete-project': at<typeof deleteProject>('web/src/features/projects/delete/delete-project'),
  deletions: at<typeof deletions>('web/src/shared/project/deletions'),
  'edit-hashtag': at<typeof editHashtag>('web/src/features/projects/edit-hashtag/edit-hashtag'),
  'editor-review': at<typeof editorReview>('web/src/features/projects/editor/review/review'),
  'editor-settings': at<typeof editorSettings>('web/src/features/projects/editor/settings'),
  files: at<typeof files>('web/src/features/projects/files/files'),
  'finish-project': at<typeof finishProject>('web/src/features/projects/finish/finish-project'),
  'hashtag-form': at<typeof hashtagForm>('web/src/features/projects/parts/hashtag-form'),
  history: at<typeof history>('web/src/features/credits/history/history'),
  insights: at<typeof insights>('web/src/studio/insights/panel/insights'),
  landing: at<typeof landing>('web/src/features/public/landing/landing'),
  'log-in': at<typeof logIn>('web/src/features/account/log-in/log-in'),
  modals: at<typeof modals>('web/src/app/modals/modals'),
  'new-password': at<typeof newPassword>('web/src/features/account/password-reset/new-password'),
  'not-enough-credit': at<typeof notEnoughCredit>(
    'web/src/features/projects/not-enough-credit/not-enough-credit',
  ),
  'password-change': at<typeof passwordChange>(
    'web/src/features/account/profile/password/password-change',
  ),
  'password-reset': at<typeof passwordReset>(
    'web/src/features/account/password-reset/password-reset',
  ),
  'password-reset-link': at<typeof passwordResetLink>(
    'web/src/features/account/password-reset-link/password-reset-link',
  ),
  'password-rules': at<typeof passwordRules>('web/src/shared/forms/password'),
  'project-badges': at<typeof projectBadges>('web/src/shared/project/project'),
  'project-actions': at<typeof projectActions>('web/src/features/projects/model/project-actions'),
  'left-behind': at<typeof leftBehind>('web/src/features/projects/parts/left-behind'),
  live: at<typeof live>('web/src/features/projects/detail/live/live'),
  people: at<typeof people>('web/src/features/projects/detail/people/people'),
  plan: at<typeof plan>('web/src/features/credits/plan/plan'),
  pricing: at<typeof pricing>('web/src/features/public/pricing/pricing'),
  'project-detail': at<typeof projectDetail>('web/src/features/projects/detail/project-detail'),
  'project-editor': at<typeof projectEditor>('web/src/features/projects/editor/project-editor'),
  'project-list': at<typeof projectList>('web/src/features/projects/list/project-list'),
  'rename-project': at<typeof renameProject>('web/src/features/projects/rename/rename-project'),
  'sample-banner': at<typeof sampleBanner>('web/src/features/projects/list/parts/sample-banner'),
  'scripted-label': at<typeof scriptedLabel>('web/src/shared/project/scripted-label'),
  'second-factor': at<typeof secondFactor>(
    'web/src/features/account/profile/second-factor/second-factor',
  ),
  sessions: at<typeof sessions>('web/src/features/projects/parts/credits'),
  shells: at<typeof shells>('web/src/app/shells/shells'),
  'test-run': at<typeof testRun>('web/src/features/projects/test-run/test-run'),
  'sign-up': at<typeof signUp>('web/src/features/account/sign-up/sign-up'),
  start: at<typeof start>('web/src/features/projects/files/start'),
  templates: at<typeof templates>('web/src/features/projects/template/project-template'),
  transfer: at<typeof transfer>('web/src/features/credits/transfer/transfer'),
  untitled: at<typeof untitled>('web/src/features/projects/model/untitled'),
  'upgrade-project': at<typeof upgradeProject>('web/src/features/projects/upgrade/upgrade-project'),
  uploads: at<typeof uploads>('web/src/features/projects/files/uploads/uploads'),
  'use-code': at<typeof useCode>('web/src/features/credits/use-code/use-code'),
};

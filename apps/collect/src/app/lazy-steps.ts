import { lazy } from 'react';

const LOADERS = {
  password: () => import('#steps/password/password.tsx'),
  consent: () => import('#steps/consent/consent.tsx'),
  aboutYou: () => import('#steps/about-you/about-you.tsx'),
  instructions: () => import('#steps/instructions/instructions.tsx'),
  camera: () => import('#steps/camera/camera.tsx'),
  position: () => import('#steps/position/position.tsx'),
  calibration: () => import('#steps/calibration/calibration.tsx'),
  pages: () => import('#steps/pages/pages.tsx'),
  review: () => import('#steps/review/review.tsx'),
  upload: () => import('#steps/upload/upload.tsx'),
  thanks: () => import('#steps/thanks/thanks.tsx'),
};

export const Password = lazy(() => LOADERS.password().then((step) => ({ default: step.Password })));
export const Consent = lazy(() => LOADERS.consent().then((step) => ({ default: step.Consent })));
export const AboutYou = lazy(() => LOADERS.aboutYou().then((step) => ({ default: step.AboutYou })));
export const Instructions = lazy(() =>
  LOADERS.instructions().then((step) => ({ default: step.Instructions })),
);
export const Camera = lazy(() => LOADERS.camera().then((step) => ({ default: step.Camera })));
export const Position = lazy(() => LOADERS.position().then((step) => ({ default: step.Position })));
export const Calibration = lazy(() =>
  LOADERS.calibration().then((step) => ({ default: step.Calibration })),
);
export const Pages = lazy(() => LOADERS.pages().then((step) => ({ default: step.Pages })));
export const Review = lazy(() => LOADERS.review().then((step) => ({ default: step.Review })));
export const Upload = lazy(() => LOADERS.upload().then((step) => ({ default: step.Upload })));
export const Thanks = lazy(() => LOADERS.thanks().then((step) => ({ default: step.Thanks })));

/** Loads the later steps while the first is read, in their order. Failures are met again later. */
export async function prefetchSteps(): Promise<void> {
  for (const load of Object.values(LOADERS)) await load().catch(() => {});
}

/** Only where the way to the welcome is barred, so they are not loaded beforehand. */
export const OtherTab = lazy(() =>
  import('#steps/other-tab/other-tab.tsx').then((step) => ({ default: step.OtherTab })),
);
export const ProjectId = lazy(() =>
  import('#steps/project-id/project-id.tsx').then((step) => ({ default: step.ProjectId })),
);
export const Stop = lazy(() =>
  import('#steps/stop/stop.tsx').then((step) => ({ default: step.Stop })),
);
export const Stopped = lazy(() =>
  import('#steps/stop/stopped.tsx').then((step) => ({ default: step.Stopped })),
);
export const SamePerson = lazy(() =>
  import('#steps/same-person/same-person.tsx').then((step) => ({ default: step.SamePerson })),
);
export const OtherDevice = lazy(() =>
  import('#steps/other-device/other-device.tsx').then((step) => ({ default: step.OtherDevice })),
);
export const TakenPart = lazy(() =>
  import('#steps/taken-part/taken-part.tsx').then((step) => ({ default: step.TakenPart })),
);
/** A place of its own, which the link at the end of a run leads to. */
export const Withdraw = lazy(() =>
  import('#steps/withdraw/withdraw.tsx').then((step) => ({ default: step.Withdraw })),
);
export const InAppBrowser = lazy(() =>
  import('#steps/in-app-browser/in-app-browser.tsx').then((step) => ({
    default: step.InAppBrowser,
  })),
);

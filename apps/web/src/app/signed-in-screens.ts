// Where the code of signed-in screens is. A script of its own: public pages need not carry the list
// of scripts that each of these loads.
import { setSampleWarming } from '#shared/project/sample.ts';

export const AppShell = async () => (await import('./shells/app-shell.tsx')).AppShell;
export const AccountShell = async () => (await import('./shells/account-shell.tsx')).AccountShell;
export const CheckoutShell = async () =>
  (await import('./shells/checkout-shell.tsx')).CheckoutShell;
export const EditorShell = async () => (await import('./shells/full-shells.tsx')).EditorShell;
export const SampleShell = async () => (await import('./shells/sample-shell.tsx')).SampleShell;
export const StudioShell = async () => (await import('./shells/full-shells.tsx')).StudioShell;

export const ProjectList = async () =>
  (await import('#features/projects/list/project-list.tsx')).ProjectList;
export const ProjectTemplate = async () =>
  (await import('#features/projects/template/project-template.tsx')).ProjectTemplate;
export const ProjectDetail = async () =>
  (await import('#features/projects/detail/project-detail.tsx')).ProjectDetail;
export const Help = async () => (await import('#features/help/answers/help.tsx')).Help;
export const ProjectEditor = async () =>
  (await import('#features/projects/editor/project-editor.tsx')).ProjectEditor;

export const Profile = async () => (await import('#features/account/profile/profile.tsx')).Profile;
export const Plan = async () => (await import('#features/credits/plan/plan.tsx')).Plan;
export const History = async () => (await import('#features/credits/history/history.tsx')).History;
export const UseCode = async () =>
  (await import('#features/credits/use-code/use-code.tsx')).UseCode;
export const Transfer = async () =>
  (await import('#features/credits/transfer/transfer.tsx')).Transfer;
export const Checkout = async () =>
  (await import('#features/credits/checkout/checkout.tsx')).Checkout;

export const StudioPlace = async () => (await import('#studio/frame/studio-place.tsx')).StudioPlace;
export const AnalysisPlayback = async () =>
  (await import('#features/analysis/playback/analysis-playback.tsx')).AnalysisPlayback;
export const AoiEditor = async () =>
  (await import('#features/analysis/aoi/aoi-editor.tsx')).AoiEditor;

setSampleWarming(async () => {
  await Promise.all([SampleShell(), StudioPlace(), AnalysisPlayback()]);
  return (await import('#studio/records/warm-sample.ts')).warmSample();
});

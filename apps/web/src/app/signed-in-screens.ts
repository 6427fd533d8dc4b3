// Where the code of signed-in screens is. A script of its own: public pages need not carry the list
// of scripts that each of these loads.

export const AppShell = async () => (await import('./shells/app-shell.tsx')).AppShell;
export const AccountShell = async () => (await import('./shells/account-shell.tsx')).AccountShell;
export const CheckoutShell = async () =>
  (await import('./shells/checkout-shell.tsx')).CheckoutShell;
export const EditorShell = async () => (await import('./shells/full-shells.tsx')).EditorShell;
export const StudioShell = async () => (await import('./shells/full-shells.tsx')).StudioShell;

export const ProjectList = async () =>
  (await import('#features/project-list/project-list.tsx')).ProjectList;
export const ProjectTemplate = async () =>
  (await import('#features/project-template/project-template.tsx')).ProjectTemplate;
export const ProjectDetail = async () =>
  (await import('#features/project-detail/project-detail.tsx')).ProjectDetail;
export const ProjectEditor = async () =>
  (await import('#features/project-editor/project-editor.tsx')).ProjectEditor;

export const Profile = async () => (await import('#features/account/account.tsx')).Profile;
export const Plan = async () => (await import('#features/account/account.tsx')).Plan;
export const History = async () => (await import('#features/history/history.tsx')).History;
export const UseCode = async () => (await import('#features/use-code/use-code.tsx')).UseCode;
export const Transfer = async () => (await import('#features/transfer/transfer.tsx')).Transfer;
export const Checkout = async () => (await import('#features/checkout/checkout.tsx')).Checkout;

export const AnalysisPlayback = async () =>
  (await import('#features/analysis-playback/analysis-playback.tsx')).AnalysisPlayback;
export const AoiEditor = async () =>
  (await import('#features/aoi-editor/aoi-editor.tsx')).AoiEditor;

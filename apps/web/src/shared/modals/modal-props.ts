/**
 * What each dialog needs to open. The keys are the specification's; one that is not built yet has
 * no props to give and cannot be opened.
 */
export interface ModalProps {
  createAsset: never;
  addHashtag: never;
  editHashtag: never;
  createProject: Record<never, never>;
  deleteProject: never;
  inquiryReceived: never;
  activate: { projectId: string };
  changeLayout: never;
  notEnoughCredit: never;
  howToCollectData: { projectId: string };
  redirectApp: never;
  passwordResetLink: { email: string };
  sessionTransferEmailCheck: never;
  cancelSubscription: never;
  cancelCoupon: never;
  noValidUser: never;
  checkChrome: Record<never, never>;
  accessSwitching: never;
}

export type ModalKey = keyof ModalProps;

/** Keys of dialogs that exist. */
export type BuiltModalKey = {
  [Key in ModalKey]: [ModalProps[Key]] extends [never] ? never : Key;
}[ModalKey];

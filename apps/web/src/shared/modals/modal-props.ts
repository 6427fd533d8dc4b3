import type {
  CountedHashtag,
  Layout,
  ProjectHead,
  Subscription,
  TemplateId,
  User,
} from '@fovea/contract';

/**
 * Props that each dialog needs to open. The keys are the specification's; one that is not built yet
 * has no props to give and cannot be opened.
 */
export interface ModalProps {
  createAsset: {
    projectId: string;
    /** The first file that was added, by its key. */
    onPage: (key: string) => void;
    /** A question is wanted. */
    onQuestion: () => void;
  };
  /** Nothing to put it on makes a hashtag of its own. */
  addHashtag: { projects: readonly ProjectHead[] };
  editHashtag: { hashtag: CountedHashtag };
  createProject: { template?: TemplateId };
  deleteProject: { projects: readonly ProjectHead[] };
  inquiryReceived: Record<never, never>;
  /** `onReview`: leads to what is missing. */
  activate: { projectId: string; onReview?: () => void };
  /** `lost`: pictures that have no place in the other layout. */
  changeLayout: { from: Layout; to: Layout; lost: number; onConfirm: () => void };
  notEnoughCredit: {
    projectId: string;
    /** Purpose of the missing sessions. */
    purpose: 'activate' | 'upgrade' | 'add';
    needed: number;
    balance: number;
  };
  howToCollectData: { projectId: string };
  passwordResetLink: { email: string };
  sessionTransferEmailCheck: {
    /** Sessions for each. */
    amount: number;
    receivers: readonly { email: string; times: number }[];
    /** Addresses that get no code as they are. */
    wrong: readonly string[];
    onRemove: (email: string) => void;
    onSent: () => void;
  };
  cancelSubscription: { subscription: Subscription };
  cancelCoupon: { id: string; email: string; usable: number; onEnd: () => void };
  /** Shown when the filter leaves no valid data. */
  noValidUser: { onOpenFilter: () => void };
  checkChrome: Record<never, never>;
  accessSwitching: never;
  /** Stands over the place of something that is not built. Ours, as the specification has no key. */
  inTheWorks: Record<never, never>;
  /** Ours, beside the specification's keys: it asks for a confirmation and names no dialog for it. */
  upgradeProject: { projectId: string };
  /** Ours too, like those below. */
  /** `more`: how many more at first; none for those who have come. */
  changeTarget: { projectId: string; more?: number | 'none' };
  /** `others`: pages that stay; `before`: of those, the ones before the first that moves. */
  movePages: {
    moved: number;
    others: number;
    before: number;
    onMove: (before: number) => void;
  };
  renameProject: Pick<ProjectHead, 'id' | 'name'>;
  renamePage: { projectId: string; pageId: string; name: string };
  finishProject: { projectId: string };
  testRun: { projectId: string; device: ProjectHead['device'] };
  deleteAccount: { self: Pick<User, 'email' | 'hasSecondFactor'> };
  commandMenu: { onLogOut: () => void };
  shortcutList: Record<never, never>;
}

export type ModalKey = keyof ModalProps;

/** Keys of dialogs that exist. */
export type BuiltModalKey = {
  [Key in ModalKey]: [ModalProps[Key]] extends [never] ? never : Key;
}[ModalKey];

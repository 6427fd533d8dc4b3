import { type ComponentType, Fragment } from 'react';
import type { BuiltModalKey, ModalProps } from '#shared/modals/modal-props.ts';
import { type ModalFrame, modals, type OpenModal as Opened } from '#shared/modals/modals.ts';
import { retriedPart } from '#shared/retried-part.ts';
import { ModalBoundary } from './modal-boundary.tsx';

type Modal<Key extends BuiltModalKey> = ComponentType<ModalProps[Key] & ModalFrame>;
interface Preloaded {
  readonly preload: () => Promise<unknown>;
}

/** Every dialog that can be opened by its key. Its code comes when it opens. */
const MODALS: { readonly [Key in BuiltModalKey]: Modal<Key> & Preloaded } = {
  createProject: retriedPart(
    () => import('#features/projects/create/create-project.tsx'),
    'CreateProject',
  ),
  addHashtag: retriedPart(
    () => import('#features/projects/add-hashtag/add-hashtag.tsx'),
    'AddHashtag',
  ),
  editHashtag: retriedPart(
    () => import('#features/projects/edit-hashtag/edit-hashtag.tsx'),
    'EditHashtag',
  ),
  deleteProject: retriedPart(
    () => import('#features/projects/delete/delete-project.tsx'),
    'DeleteProject',
  ),
  commandMenu: retriedPart(
    () => import('#features/help/command-menu/command-menu.tsx'),
    'CommandMenu',
  ),
  shortcutList: retriedPart(
    () => import('#features/help/shortcut-list/shortcut-list.tsx'),
    'ShortcutList',
  ),
  createAsset: retriedPart(
    () => import('#features/projects/create-asset/create-asset.tsx'),
    'CreateAsset',
  ),
  changeLayout: retriedPart(
    () => import('#features/projects/change-layout/change-layout.tsx'),
    'ChangeLayout',
  ),
  activate: retriedPart(
    () => import('#features/projects/activate/activate-project.tsx'),
    'ActivateProject',
  ),
  notEnoughCredit: retriedPart(
    () => import('#features/projects/not-enough-credit/not-enough-credit.tsx'),
    'NotEnoughCredit',
  ),
  upgradeProject: retriedPart(
    () => import('#features/projects/upgrade/upgrade-project.tsx'),
    'UpgradeProject',
  ),
  changeTarget: retriedPart(
    () => import('#features/projects/change-target/change-target.tsx'),
    'ChangeTarget',
  ),
  movePages: retriedPart(() => import('#features/projects/move-pages/move-pages.tsx'), 'MovePages'),
  renamePage: retriedPart(() => import('#features/projects/rename/rename-page.tsx'), 'RenamePage'),
  renameProject: retriedPart(
    () => import('#features/projects/rename/rename-project.tsx'),
    'RenameProject',
  ),
  finishProject: retriedPart(
    () => import('#features/projects/finish/finish-project.tsx'),
    'FinishProject',
  ),
  inquiryReceived: retriedPart(() => import('./info-dialogs.tsx'), 'InquiryReceived'),
  testRun: retriedPart(() => import('#features/projects/test-run/test-run.tsx'), 'TestRun'),
  deleteAccount: retriedPart(
    () => import('#features/account/delete-account/delete-account.tsx'),
    'DeleteAccount',
  ),
  howToCollectData: retriedPart(
    () => import('#features/projects/how-to-collect/how-to-collect.tsx'),
    'HowToCollect',
  ),
  passwordResetLink: retriedPart(
    () => import('#features/account/password-reset-link/password-reset-link.tsx'),
    'PasswordResetLink',
  ),
  sessionTransferEmailCheck: retriedPart(
    () => import('#features/credits/transfer/transfer.tsx'),
    'CheckReceivers',
  ),
  cancelSubscription: retriedPart(
    () => import('#features/credits/plan/cancel-subscription.tsx'),
    'CancelSubscription',
  ),
  cancelCoupon: retriedPart(() => import('#features/credits/transfer/transfer.tsx'), 'CancelCode'),
  noValidUser: retriedPart(
    () => import('#features/analysis/no-valid-user/no-valid-user.tsx'),
    'NoValidUser',
  ),
  inTheWorks: retriedPart(() => import('./info-dialogs.tsx'), 'InTheWorks'),
  checkChrome: retriedPart(() => import('./check-chrome.tsx'), 'CheckChrome'),
};

/** Dialogs stand outside of the shells; those that read from the server bring what that needs. */
const Providers = retriedPart(() => import('#app/providers.tsx'), 'Providers');
const WITHOUT_SERVER: readonly BuiltModalKey[] = [
  'checkChrome',
  'inTheWorks',
  'inquiryReceived',
  'movePages',
  'noValidUser',
  'passwordResetLink',
  'shortcutList',
];

export function OpenModal({ modal }: { modal: Opened }) {
  const Open = MODALS[modal.key] as ComponentType<ModalFrame>;
  const Around = WITHOUT_SERVER.includes(modal.key) ? Fragment : Providers;
  return (
    <ModalBoundary key={modal.key} modal={modal}>
      <Around>
        <Open {...modal.props} key={modal.key} onClose={modals.close} />
      </Around>
    </ModalBoundary>
  );
}

/** For screens where people go on without a network. What does not arrive comes when it opens. */
export async function preloadModals(keys: readonly BuiltModalKey[]): Promise<void> {
  await Promise.allSettled([...keys.map((key) => MODALS[key].preload()), Providers.preload()]);
}

import { type ComponentType, Fragment } from 'react';
import { lazyPart } from '#shared/lazy-part.ts';
import type { BuiltModalKey, ModalProps } from '#shared/modals/modal-props.ts';
import { type ModalFrame, modals, type OpenModal as Opened } from '#shared/modals/modals.ts';
import { ModalBoundary } from './modal-boundary.tsx';

type Modal<Key extends BuiltModalKey> = ComponentType<ModalProps[Key] & ModalFrame>;
interface Preloaded {
  readonly preload: () => Promise<unknown>;
}

/** Every dialog that can be opened by its key. Its code comes when it opens. */
const MODALS: { readonly [Key in BuiltModalKey]: Modal<Key> & Preloaded } = {
  createProject: lazyPart(
    () => import('#features/projects/create/create-project.tsx'),
    'CreateProject',
  ),
  addHashtag: lazyPart(
    () => import('#features/projects/add-hashtag/add-hashtag.tsx'),
    'AddHashtag',
  ),
  editHashtag: lazyPart(
    () => import('#features/projects/edit-hashtag/edit-hashtag.tsx'),
    'EditHashtag',
  ),
  deleteProject: lazyPart(
    () => import('#features/projects/delete/delete-project.tsx'),
    'DeleteProject',
  ),
  commandMenu: lazyPart(
    () => import('#features/help/command-menu/command-menu.tsx'),
    'CommandMenu',
  ),
  shortcutList: lazyPart(
    () => import('#features/help/shortcut-list/shortcut-list.tsx'),
    'ShortcutList',
  ),
  createAsset: lazyPart(
    () => import('#features/projects/create-asset/create-asset.tsx'),
    'CreateAsset',
  ),
  changeLayout: lazyPart(
    () => import('#features/projects/change-layout/change-layout.tsx'),
    'ChangeLayout',
  ),
  activate: lazyPart(
    () => import('#features/projects/activate/activate-project.tsx'),
    'ActivateProject',
  ),
  notEnoughCredit: lazyPart(
    () => import('#features/projects/not-enough-credit/not-enough-credit.tsx'),
    'NotEnoughCredit',
  ),
  upgradeProject: lazyPart(
    () => import('#features/projects/upgrade/upgrade-project.tsx'),
    'UpgradeProject',
  ),
  addParticipants: lazyPart(
    () => import('#features/projects/add-participants/add-participants.tsx'),
    'AddParticipants',
  ),
  movePages: lazyPart(() => import('#features/projects/move-pages/move-pages.tsx'), 'MovePages'),
  renamePage: lazyPart(() => import('#features/projects/rename/rename-page.tsx'), 'RenamePage'),
  renameProject: lazyPart(
    () => import('#features/projects/rename/rename-project.tsx'),
    'RenameProject',
  ),
  finishProject: lazyPart(
    () => import('#features/projects/finish/finish-project.tsx'),
    'FinishProject',
  ),
  testRun: lazyPart(() => import('#features/projects/test-run/test-run.tsx'), 'TestRun'),
  deleteAccount: lazyPart(
    () => import('#features/account/delete-account/delete-account.tsx'),
    'DeleteAccount',
  ),
  howToCollectData: lazyPart(
    () => import('#features/projects/how-to-collect/how-to-collect.tsx'),
    'HowToCollect',
  ),
  passwordResetLink: lazyPart(
    () => import('#features/account/password-reset-link/password-reset-link.tsx'),
    'PasswordResetLink',
  ),
  sessionTransferEmailCheck: lazyPart(
    () => import('#features/credits/transfer/transfer.tsx'),
    'CheckReceivers',
  ),
  cancelSubscription: lazyPart(
    () => import('#features/credits/plan/cancel-subscription.tsx'),
    'CancelSubscription',
  ),
  cancelCoupon: lazyPart(() => import('#features/credits/transfer/transfer.tsx'), 'CancelCode'),
  noValidUser: lazyPart(
    () => import('#features/analysis/no-valid-user/no-valid-user.tsx'),
    'NoValidUser',
  ),
  inTheWorks: lazyPart(() => import('./in-the-works.tsx'), 'InTheWorks'),
  checkChrome: lazyPart(() => import('./check-chrome.tsx'), 'CheckChrome'),
};

/** Dialogs stand outside of the shells; those that read from the server bring what that needs. */
const Providers = lazyPart(() => import('#app/providers.tsx'), 'Providers');
const WITHOUT_SERVER: readonly BuiltModalKey[] = [
  'checkChrome',
  'inTheWorks',
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

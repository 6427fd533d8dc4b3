import { type ComponentType, Fragment, lazy } from 'react';
import { loadChunk } from '#app/chunk.ts';
import type { BuiltModalKey, ModalProps } from '#shared/modals/modal-props.ts';
import { type ModalFrame, modals, type OpenModal as Opened } from '#shared/modals/modals.ts';

type Modal<Key extends BuiltModalKey> = ComponentType<ModalProps[Key] & ModalFrame>;

/** Every dialog that can be opened by its key. Its code comes when it opens. */
const MODALS: { readonly [Key in BuiltModalKey]: Modal<Key> } = {
  createProject: lazy(async () => {
    const { CreateProject } = await loadChunk(
      import('#features/create-project/create-project.tsx'),
    );
    return { default: CreateProject };
  }),
  addHashtag: lazy(async () => {
    const { AddHashtag } = await loadChunk(import('#features/add-hashtag/add-hashtag.tsx'));
    return { default: AddHashtag };
  }),
  editHashtag: lazy(async () => {
    const { EditHashtag } = await loadChunk(import('#features/edit-hashtag/edit-hashtag.tsx'));
    return { default: EditHashtag };
  }),
  deleteProject: lazy(async () => {
    const { DeleteProject } = await loadChunk(
      import('#features/delete-project/delete-project.tsx'),
    );
    return { default: DeleteProject };
  }),
  commandMenu: lazy(async () => {
    const { CommandMenu } = await loadChunk(import('#features/command-menu/command-menu.tsx'));
    return { default: CommandMenu };
  }),
  shortcutList: lazy(async () => {
    const { ShortcutList } = await loadChunk(import('#features/shortcut-list/shortcut-list.tsx'));
    return { default: ShortcutList };
  }),
  createAsset: lazy(async () => {
    const { CreateAsset } = await loadChunk(import('#features/create-asset/create-asset.tsx'));
    return { default: CreateAsset };
  }),
  changeLayout: lazy(async () => {
    const { ChangeLayout } = await loadChunk(import('#features/change-layout/change-layout.tsx'));
    return { default: ChangeLayout };
  }),
  activate: lazy(async () => {
    const { ActivateProject } = await loadChunk(
      import('#features/activate-project/activate-project.tsx'),
    );
    return { default: ActivateProject };
  }),
  notEnoughCredit: lazy(async () => {
    const { NotEnoughCredit } = await loadChunk(
      import('#features/not-enough-credit/not-enough-credit.tsx'),
    );
    return { default: NotEnoughCredit };
  }),
  upgradeProject: lazy(async () => {
    const { UpgradeProject } = await loadChunk(
      import('#features/upgrade-project/upgrade-project.tsx'),
    );
    return { default: UpgradeProject };
  }),
  addParticipants: lazy(async () => {
    const { AddParticipants } = await loadChunk(
      import('#features/add-participants/add-participants.tsx'),
    );
    return { default: AddParticipants };
  }),
  finishProject: lazy(async () => {
    const { FinishProject } = await loadChunk(
      import('#features/finish-project/finish-project.tsx'),
    );
    return { default: FinishProject };
  }),
  howToCollectData: lazy(async () => {
    const { HowToCollect } = await loadChunk(import('#features/how-to-collect/how-to-collect.tsx'));
    return { default: HowToCollect };
  }),
  passwordResetLink: lazy(async () => {
    const { PasswordResetLink } = await loadChunk(
      import('#features/password-reset-link/password-reset-link.tsx'),
    );
    return { default: PasswordResetLink };
  }),
  sessionTransferEmailCheck: lazy(async () => {
    const { CheckReceivers } = await loadChunk(import('#features/transfer/transfer.tsx'));
    return { default: CheckReceivers };
  }),
  cancelCoupon: lazy(async () => {
    const { CancelCode } = await loadChunk(import('#features/transfer/transfer.tsx'));
    return { default: CancelCode };
  }),
  checkChrome: lazy(async () => {
    const { CheckChrome } = await loadChunk(import('./check-chrome.tsx'));
    return { default: CheckChrome };
  }),
};

/** Dialogs stand outside of the shells; those that read from the server bring what that needs. */
const Providers = lazy(async () => {
  const { Providers: Component } = await loadChunk(import('#app/providers.tsx'));
  return { default: Component };
});
const WITHOUT_SERVER: readonly BuiltModalKey[] = [
  'checkChrome',
  'passwordResetLink',
  'shortcutList',
];

export function OpenModal({ modal }: { modal: Opened }) {
  const Open = MODALS[modal.key] as ComponentType<ModalFrame>;
  const Around = WITHOUT_SERVER.includes(modal.key) ? Fragment : Providers;
  return (
    <Around>
      <Open {...modal.props} key={modal.key} onClose={modals.close} />
    </Around>
  );
}

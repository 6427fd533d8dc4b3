/** Exports for drills, which act as a page does. */
export {
  createDraftSaver,
  type DraftPort,
  type DraftSaver,
  type KeptDraft,
} from './draft-saver.ts';
export { toDraft } from './draft-view.ts';
export { toCopies } from './new-pages.ts';
export { movePages } from './page-order.ts';
export { saveDraft } from './server-port.ts';
export type { Step } from './steps.ts';

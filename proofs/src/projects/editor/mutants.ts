import { join } from 'node:path';
import { toRootPath } from '@fovea/tools/harness/root';
import { type PlantedFault, plantFault } from '#harness/plant-fault.ts';
import type { Drafts } from './device.ts';

const SOURCE = 'apps/web/src/features/projects/model/draft';
const COPIES = '.stack/planted-drafts';

/** Faults that somebody might make, one at a time. */
export const DRAFT_MUTANTS: readonly PlantedFault[] = [
  {
    name: 'only the last save without an answer is known again',
    file: 'draft-saver.ts',
    from: 'keys = [...keys, key];',
    to: 'keys = [key];',
  },
  {
    name: 'what another browser saved is overwritten',
    file: 'draft-saver.ts',
    from: '} else theirs = stored;',
    to: '} else takeAs(stored);',
  },
  {
    name: 'what is changed while a save is on its way is lost',
    file: 'draft-saver.ts',
    from: 'if (draft === sent) draft = base.draft;',
    to: 'draft = base.draft;',
  },
  {
    name: 'a change is kept on the device only once it is sent',
    file: 'draft-saver.ts',
    from: '    draft = next;\n    void keep();\n',
    to: '    draft = next;\n',
  },
  {
    name: 'pages come back in another place',
    file: 'steps.ts',
    from: 'step.pageIds.includes(page.id) ? [{ page, at }] : [],',
    to: 'step.pageIds.includes(page.id) ? [{ page, at: at + pages.length }] : [],',
  },
  {
    name: 'pages that move together come in the order of their choosing',
    file: 'page-order.ts',
    from: 'const block = ids.filter((id) => moved.includes(id));',
    to: 'const block = [...moved];',
  },
  {
    name: 'copies of several pages come among their originals',
    file: 'new-pages.ts',
    from: 'const from = pages.findLastIndex(isOriginal) + 1;',
    to: 'const from = pages.findIndex(isOriginal) + 1;',
  },
  {
    name: 'every letter is a step',
    file: 'history.ts',
    from: 'const isTyping = field !== undefined && past.at(-1)?.field === field;',
    to: 'const isTyping = field !== undefined && past.at(-1)?.inverse === step;',
  },
];

/** The drafts of a page with one fault in them. */
export const plantInDrafts = (fault: PlantedFault, folder: string) =>
  plantFault<Drafts>(SOURCE, join(toCopiesDir(), folder), fault);

export const toCopiesDir = () => toRootPath(`${COPIES}/${process.pid}`);

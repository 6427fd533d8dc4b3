import type { Faults, TextFault } from '#harness/planted-faults.ts';

const DRAFT = 'apps/web/src/features/projects/model/draft';

export const DRAFT_FAULTS: Faults<TextFault> = {
  'only the last save without an answer is known again': {
    file: `${DRAFT}/draft-saver.ts`,
    from: 'keys = [...keys, key];',
    to: 'keys = [key];',
  },
  'what another browser saved is overwritten': {
    file: `${DRAFT}/draft-saver.ts`,
    from: '} else theirs = stored;',
    to: '} else takeAs(stored);',
  },
  'what is changed while a save is on its way is lost': {
    file: `${DRAFT}/draft-saver.ts`,
    from: 'if (draft === sent) draft = base.draft;',
    to: 'draft = base.draft;',
  },
  'a change is kept on the device only once it is sent': {
    file: `${DRAFT}/draft-saver.ts`,
    from: '    draft = next;\n    void keep();\n',
    to: '    draft = next;\n',
  },
  'pages come back in another place': {
    file: `${DRAFT}/steps.ts`,
    from: 'step.pageIds.includes(page.id) ? [{ page, at }] : [],',
    to: 'step.pageIds.includes(page.id) ? [{ page, at: at + pages.length }] : [],',
  },
  'pages that move together come in the order of their choosing': {
    file: `${DRAFT}/page-order.ts`,
    from: 'const block = ids.filter((id) => moved.includes(id));',
    to: 'const block = [...moved];',
  },
  'copies of several pages come among their originals': {
    file: `${DRAFT}/new-pages.ts`,
    from: 'const from = pages.findLastIndex(isOriginal) + 1;',
    to: 'const from = pages.findIndex(isOriginal) + 1;',
  },
  'every letter is a step': {
    file: `${DRAFT}/history.ts`,
    from: 'const isTyping = field !== undefined && past.at(-1)?.field === field;',
    to: 'const isTyping = field !== undefined && past.at(-1)?.inverse === step;',
  },
};

import { CommandDialog, Shortcut } from '@fovea/ui';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useCombobox } from '#shared/combobox.ts';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import type { Row, RowGroup } from './row.ts';
import { useTexts } from './texts.ts';
import { useActionRows } from './use-action-rows.tsx';
import { useProjectRows } from './use-project-rows.tsx';

/** Projects of late are wanted often; what is searched by name has its place behind the actions. */
const AT_FIRST: readonly RowGroup[] = ['actions', 'projects', 'places', 'settings'];
const WHEN_TYPED: readonly RowGroup[] = ['actions', 'places', 'settings', 'projects'];

/** One field for everything: actions, screens and projects. */
export function CommandMenu({ onLogOut, onClose }: ModalProps['commandMenu'] & ModalFrame) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const actions = useActionRows({ typed, onLogOut, onClose });
  const { rows: projects, isLoading } = useProjectRows({ typed, onClose });
  const isSearch = typed.trim() !== '';
  const groups = (isSearch ? WHEN_TYPED : AT_FIRST)
    .map((group) => ({
      group,
      title: t(group === 'projects' && !isSearch ? 'recent' : group),
      rows: [...actions, ...projects].filter((row) => row.group === group),
    }))
    .filter((each) => each.rows.length > 0);
  const rows = groups.flatMap((each) => each.rows);
  const combobox = useCombobox({ count: rows.length, onTake: (at) => rows[at]?.run() });

  return (
    <CommandDialog open onOpenChange={(open) => !open && onClose()} title={t('title')}>
      <div className="flex flex-none items-center gap-2.5 border-border border-b px-4">
        <Search aria-hidden="true" className="text-text-3" />
        <input
          {...combobox.input}
          type="text"
          aria-label={t('field')}
          placeholder={t('field')}
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            combobox.markFirst();
          }}
          onKeyDown={combobox.handleKey}
          className="type-touch min-h-12 min-w-0 flex-1 bg-transparent text-text outline-none placeholder:text-text-3"
        />
        <Shortcut keys={['Esc']} className="max-md:hidden" />
      </div>
      <div
        id={combobox.listId}
        role="listbox"
        aria-label={t('title')}
        className="min-h-0 overflow-y-auto p-2"
      >
        {groups.map(({ group, title, rows: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options.
          <div key={group} role="group" aria-label={title}>
            <p aria-hidden="true" className="type-small px-2.5 py-1.5 font-semibold text-text-3">
              {title}
            </p>
            {own.map((row) => (
              <div
                {...combobox.toRow(rows.indexOf(row))}
                key={row.key}
                className="type-body flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 aria-selected:bg-surface-2"
              >
                <RowLine row={row} />
              </div>
            ))}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={rows.length === 0 && !isLoading ? 'type-body p-4 pt-2 text-text-2' : 'sr-only'}
      >
        {rows.length > 0 || isLoading
          ? t('results', { count: rows.length })
          : t('nothing', { text: typed.trim() })}
      </p>
    </CommandDialog>
  );
}

function RowLine({ row: { icon, label, lang, end, keys } }: { row: Row }) {
  return (
    <>
      <span className="flex-none text-text-2">{icon}</span>
      <span lang={lang} className="min-w-0 flex-1 truncate font-medium">
        {label}
      </span>
      {end}
      {keys && <Shortcut keys={keys} className="max-md:hidden" />}
    </>
  );
}

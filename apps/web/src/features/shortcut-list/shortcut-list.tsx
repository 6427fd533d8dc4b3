import { Button, Dialog, Link, Shortcut } from '@fovea/ui';
import { Link as RouterLink } from 'react-router';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { MODIFIER } from '#shared/modifier-key.ts';
import { PATHS } from '#shared/paths.ts';
import { useShortcuts } from '#shared/shortcuts.ts';
import { useTexts } from './texts.ts';

/** The letters as on a US keyboard. Keys that need no modifier can be turned off. */
const PLACES = [
  {
    place: 'everywhere',
    keys: [
      { does: 'menu', keys: [MODIFIER, 'K'] },
      { does: 'list', keys: ['?'] },
      { does: 'projects', keys: ['G', 'P'] },
      { does: 'account', keys: ['G', 'A'] },
      { does: 'toasts', keys: ['Alt', 'T'] },
      { does: 'closes', keys: ['Esc'] },
    ],
  },
  {
    place: 'projectList',
    keys: [
      { does: 'create', keys: ['C'] },
      { does: 'search', keys: ['/'] },
      { does: 'move', keys: ['↑', '↓', '←', '→'] },
      { does: 'open', keys: ['↵'] },
      { does: 'select', keys: ['X'] },
      { does: 'selectRange', keys: ['Shift', 'X'] },
      { does: 'switchView', keys: ['T'] },
    ],
  },
  {
    place: 'studio',
    keys: [
      { does: 'play', keys: ['Space'] },
      { does: 'frame', keys: ['←', '→'] },
      { does: 'second', keys: ['Shift', '←', '→'] },
      { does: 'ends', keys: ['Home', 'End'] },
    ],
  },
] as const;

export function ShortcutList({ onClose }: ModalFrame) {
  const t = useTexts();
  const areOn = useShortcuts();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      widthPx={720}
      title={t('title')}
      closeLabel={t('close')}
      description={t.rich(areOn ? 'areOn' : 'areOff', {
        profile: (text) => (
          <Link asChild>
            <RouterLink to={PATHS.account} onClick={onClose}>
              {text}
            </RouterLink>
          </Link>
        ),
      })}
      actions={
        <Button size="public" data-initial-focus onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className="grid gap-x-9 gap-y-4 md:grid-cols-2">
        {PLACES.map(({ place, keys }) => (
          <section key={place}>
            <h3 className="type-small mb-2 font-semibold text-text-3">{t(place)}</h3>
            <dl>
              {keys.map((row) => (
                <div key={row.does} className="type-body flex min-h-8 items-center gap-4">
                  <dt className="min-w-0 flex-1">{t(row.does)}</dt>
                  <dd className="flex-none">
                    <Shortcut keys={row.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

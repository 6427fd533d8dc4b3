import { Button, Dialog, Link, Shortcut } from '@fovea/ui';
import { Link as RouterLink } from 'react-router';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { useShortcuts } from '#shared/shortcuts.ts';
import { SHORTCUTS } from './shortcuts.ts';
import { useTexts } from './texts.ts';

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
      <div className="gap-x-9 md:columns-2">
        {listEntries(SHORTCUTS).map(([place, actions]) => (
          <section key={place} className="mb-4 break-inside-avoid">
            <h3 className="type-small mb-2 font-semibold text-text-3">{t(place)}</h3>
            <dl>
              {listEntries(actions).map(([action, { shown }]) => (
                <div key={action} className="type-body flex min-h-8 items-center gap-4">
                  <dt className="min-w-0 flex-1">{t(action)}</dt>
                  <dd className="flex-none">
                    <Shortcut keys={shown} />
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

type Entry<T> = T extends unknown ? { [K in keyof T]: [K, T[K]] }[keyof T] : never;

/** With the names of its keys. */
function listEntries<T extends object>(table: T) {
  return Object.entries(table) as Entry<T>[];
}

import { EmptyState, NoProjectsDrawing } from '@fovea/ui';
import type { ReactNode } from 'react';
import en from './in-the-works.en.json' with { type: 'json' };
import ko from './in-the-works.ko.json' with { type: 'json' };
import { createTexts } from './language.ts';

const { useTexts } = createTexts({ en, ko });

/** Stands where a screen will be. */
export function InTheWorks({ action }: { action?: ReactNode }) {
  const t = useTexts();
  return (
    <EmptyState
      drawing={<NoProjectsDrawing />}
      title={t('inTheWorks')}
      {...(action === undefined ? {} : { action })}
    />
  );
}

import { Tooltip, toClassNames } from '@fovea/ui';
import { Check } from 'lucide-react';
import { useTexts } from '#studio/texts.ts';

/** On, it leaves out recordings that are marked invalid. */
export function ValidDataChip({ isOn, onToggle }: { isOn: boolean; onToggle: () => void }) {
  const t = useTexts();
  return (
    <Tooltip text={t('validDataNote')}>
      <button
        type="button"
        aria-pressed={isOn}
        onClick={onToggle}
        className={toClassNames(
          'focus-ring hit-area inline-flex min-h-6 items-center gap-1 rounded-full border px-2 font-medium text-[0.71875rem] transition-colors',
          isOn
            ? 'border-transparent bg-accent-bg text-accent-text forced-colors:border-[Highlight]'
            : 'border-border-2 text-text-2 hover:bg-surface-2',
        )}
      >
        {isOn && <Check aria-hidden="true" className="size-3" />}
        {t('validData')}
      </button>
    </Tooltip>
  );
}

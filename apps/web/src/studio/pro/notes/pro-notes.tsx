import { type Project, toProCost } from '@fovea/contract';
import { Button, ProgressBar } from '@fovea/ui';
import { Lock } from 'lucide-react';
import { modals } from '#shared/modals/modals.ts';
import { useTexts } from './texts.ts';

/** Names of the locked numbers. */
const NUMBERS = ['attentionRatio', 'timeToNotice', 'immersion'] as const;

/** Locks where the numbers would be: there are none behind them. */
export function ProLock({ project }: { project: Project }) {
  const t = useTexts();
  return (
    <section aria-label={t('title')} className="flex flex-col gap-4 p-4">
      <ul className="flex flex-col gap-2.5">
        {NUMBERS.map((name) => (
          <li
            key={name}
            className="type-body flex items-center gap-2 rounded-card border border-border bg-surface-2 px-4 py-3"
          >
            <span className="flex-1">{t(name)}</span>
            <Lock aria-label={t('locked')} className="flex-none text-text-3" />
          </li>
        ))}
      </ul>
      <h2 className="type-h3">{t('title')}</h2>
      <p className="type-body text-text-2">{t('gives')}</p>
      <p className="type-body tnum text-text-2">{t('costs', { count: toProCost(project) })}</p>
      <Button
        variant="primary"
        wide
        onClick={() => modals.open('upgradeProject', { projectId: project.id })}
      >
        {t('upgrade')}
      </Button>
    </section>
  );
}

/** Progress without an end: the time depends on how much gaze there is. */
export function ProProgress() {
  const t = useTexts();
  return (
    <div role="status" className="flex flex-col gap-2.5 p-4">
      <p className="type-h3">{t('making')}</p>
      <ProgressBar label={t('making')} />
      <p className="type-body text-text-2">{t('makingNote')}</p>
    </div>
  );
}

/** Sessions are paid by the activation: before it a test run has the records of Basic. */
export function ProLater() {
  const t = useTexts();
  return <p className="type-body p-4 text-text-2">{t('later')}</p>;
}

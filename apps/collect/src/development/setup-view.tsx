import { Button, NumberStepper, SegmentedControl } from '@fovea/ui';
import { type ReactNode, useState } from 'react';
import { GLASSES_NAMES, type InputChoice, LIGHT_NAMES } from './open-input.ts';
import { useTexts } from './texts.ts';

export interface SetupViewProps {
  isOpening: boolean;
  failure: string | undefined;
  onStart: (choice: InputChoice) => void;
}

const FIRST: InputChoice = { kind: 'person', person: 1, light: 'even', glasses: 'none' };
const KINDS = ['person', 'camera'] as const;

export function SetupView({ isOpening, failure, onStart }: SetupViewProps) {
  const t = useTexts();
  const [choice, setChoice] = useState(FIRST);
  const change = (changes: Partial<InputChoice>) => setChoice({ ...choice, ...changes });
  const isPerson = choice.kind === 'person';
  return (
    <main className="flex min-h-svh flex-col bg-surface md:items-center md:justify-center md:bg-bg">
      <div className="flex w-full flex-col gap-5 bg-surface px-5 py-6 md:max-w-105 md:rounded-hero md:border md:border-border md:px-7 md:py-7 md:shadow-e2">
        <div>
          <h1 className="type-h1">{t('title')}</h1>
          <p className="type-public mt-1 text-pretty text-text-2">{t('lead')}</p>
        </div>
        <Group label={t('source')} hint={t(isPerson ? 'personHint' : 'cameraHint')}>
          <SegmentedControl
            label={t('source')}
            size="touch"
            wide
            segments={KINDS.map((value) => ({ value, label: t(`source_${value}`) }))}
            value={choice.kind}
            onChange={(kind) => change({ kind })}
          />
        </Group>
        {isPerson && (
          <>
            <NumberStepper
              label={t('person')}
              min={1}
              max={99}
              value={choice.person}
              onChange={(person) => change({ person })}
              decreaseLabel={t('fewer')}
              increaseLabel={t('more')}
            />
            <Group label={t('light')}>
              <SegmentedControl
                label={t('light')}
                size="touch"
                wide
                segments={LIGHT_NAMES.map((value) => ({ value, label: t(`light_${value}`) }))}
                value={choice.light}
                onChange={(light) => change({ light })}
              />
            </Group>
            <Group label={t('glasses')}>
              <SegmentedControl
                label={t('glasses')}
                size="touch"
                wide
                segments={GLASSES_NAMES.map((value) => ({ value, label: t(`glasses_${value}`) }))}
                value={choice.glasses}
                onChange={(glasses) => change({ glasses })}
              />
            </Group>
          </>
        )}
        {failure !== undefined && (
          <p role="alert" className="type-body text-pretty text-bad">
            {t('failed', { reason: failure })}
          </p>
        )}
        <Button
          variant="primary"
          size="touch"
          wide
          loading={isOpening}
          onClick={() => onStart(choice)}
        >
          {t('start')}
        </Button>
      </div>
    </main>
  );
}

/** The control names itself to assistive technology; this is its name for the eye. */
function Group({ label, hint, children }: { label: string; hint?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="type-small font-semibold text-[0.78125rem] text-text">
        {label}
      </span>
      {children}
      {hint !== undefined && <p className="type-small text-pretty text-text-3">{hint}</p>}
    </div>
  );
}

import type { Values } from '@fovea/texts';
import { Button, Checkbox, Dialog, Link } from '@fovea/ui';
import { Camera, CircleCheck, ShieldCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { StoredConsent } from '#recording/recording-store.ts';
import { useLanguage } from '#shared/language.ts';
import type { ProjectHead } from '#shared/project-head.ts';
import { StepButton } from '#shared/step-button.tsx';
import { StepScreen } from '#shared/step-screen.tsx';
import { hashWords, PARTS, POINTS, toWordValues } from './consent-words.ts';
import { useTexts } from './texts.ts';

interface ConsentTextProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: Values;
}

const ICONS: Readonly<Record<(typeof POINTS)[number], ReactNode>> = {
  pointCamera: <Camera />,
  pointStored: <ShieldCheck />,
  pointStop: <CircleCheck />,
};

export interface ConsentProps {
  progress: number | undefined;
  asked: ProjectHead['consent'];
  /** Consent that was given before somebody came back. */
  given: StoredConsent | undefined;
  onAgree: (consent: StoredConsent) => void;
  onDecline: () => void;
}

export function Consent({ progress, asked, given, onAgree, onDecline }: ConsentProps) {
  const t = useTexts();
  const language = useLanguage();
  const wanted = [...asked.purposes, 'adult' as const];
  const [ticked, setTicked] = useState<readonly string[]>(given ? wanted : []);
  const [isTried, setTried] = useState(false);
  const [isReading, setReading] = useState(false);
  const ticks = useRef<HTMLDivElement>(null);

  const handleAgree = async () => {
    setTried(true);
    const missing = wanted.findIndex((key) => !ticked.includes(key));
    if (missing < 0) {
      const { version, purposes } = asked;
      const wordsSha256 = await hashWords(t, asked);
      return onAgree({ version, language, purposes, wordsSha256 });
    }
    ticks.current?.querySelectorAll<HTMLElement>('[role="checkbox"]')[missing]?.focus();
  };
  const toTick = (key: (typeof wanted)[number]) => (
    <Checkbox
      key={key}
      label={
        <span className="type-touch">
          {key === 'adult'
            ? t.rich('adult', {
                read: (text) => (
                  <button
                    type="button"
                    className="focus-ring hit-area rounded-[3px] underline underline-offset-2"
                    onClick={() => setReading(true)}
                  >
                    {text}
                  </button>
                ),
              })
            : t(`purpose_${key}`)}
        </span>
      }
      checked={ticked.includes(key)}
      onChange={(isOn) => setTicked(isOn ? [...ticked, key] : ticked.filter((own) => own !== key))}
      error={isTried && !ticked.includes(key) ? t('tickMissing') : undefined}
      required
    />
  );

  return (
    <StepScreen
      title={t('title')}
      progress={progress}
      actions={
        <>
          <StepButton variant="primary" onClick={() => void handleAgree()}>
            {t('agree')}
          </StepButton>
          <StepButton onClick={onDecline}>{t('decline')}</StepButton>
        </>
      }
    >
      <ul className="mt-2 divide-y divide-border">
        {POINTS.map((point) => (
          <Point key={point} icon={ICONS[point]}>
            {t(point)}
          </Point>
        ))}
      </ul>
      <div ref={ticks} className="mt-auto flex flex-col gap-2 border-border border-t pt-4">
        {wanted.map(toTick)}
      </div>
      <p className="type-small mt-3 break-words text-text-3">
        {t.rich(
          'contact',
          {
            contact: (text) => (
              <Link look="inline" href={`mailto:${text}`}>
                {text}
              </Link>
            ),
          },
          toWordValues(asked),
        )}
      </p>
      <ConsentText open={isReading} onOpenChange={setReading} values={toWordValues(asked)} />
    </StepScreen>
  );
}

function Point({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="type-touch flex gap-3 py-3.5">
      <span aria-hidden="true" className="mt-0.5 text-accent-text [&_svg.lucide]:size-5">
        {icon}
      </span>
      {children}
    </li>
  );
}

function ConsentText({ open, onOpenChange, values }: ConsentTextProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('fullTitle')}
      widthPx={520}
      actions={
        <Button size="touch" wide onClick={() => onOpenChange(false)}>
          {t('close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {PARTS.map((part) => (
          <section key={part}>
            <h3 className="type-h3">{t(`${part}Title`)}</h3>
            <p className="type-touch mt-1 text-pretty text-text-2">{t(part, values)}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

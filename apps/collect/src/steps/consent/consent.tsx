import type { Values } from '@fovea/texts';
import { Button, Checkbox, Dialog, Link } from '@fovea/ui';
import { Camera, CircleCheck, ShieldCheck } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { StoredConsent } from '#recording/recording-store.ts';
import { useLanguage } from '#shared/language.ts';
import type { ProjectHead } from '#shared/project-head.ts';
import { Prose } from '#shared/prose.tsx';
import { StepButton } from '#shared/step-button.tsx';
import { StepScreen } from '#shared/step-screen.tsx';
import { hashWords, PARTS, POINTS, toPartKey, toWordValues } from './consent-words.ts';
import { useTexts } from './texts.ts';

type Briefing = ProjectHead['briefing'];

interface ConsentTextProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  values: Values;
  briefing: Briefing;
}

const ICONS: Readonly<Record<(typeof POINTS)[number], ReactNode>> = {
  pointCamera: <Camera />,
  pointStored: <ShieldCheck />,
  pointStop: <CircleCheck />,
};

/** Anything else may be a number to call. */
const IS_MAIL = /^[^\s@?&]+@[^\s@?&]+$/;

export interface ConsentProps {
  progress: number | undefined;
  asked: ProjectHead['consent'];
  briefing: Briefing;
  /** Consent that was given before somebody came back. */
  given: StoredConsent | undefined;
  onAgree: (consent: StoredConsent) => void;
  onDecline: () => void;
}

export function Consent(props: ConsentProps) {
  const { progress, asked, briefing, given, onAgree, onDecline } = props;
  const t = useTexts();
  const language = useLanguage();
  const wanted = [...asked.purposes, 'adult' as const];
  const [ticked, setTicked] = useState<readonly string[]>(given ? wanted : []);
  const [isTried, setTried] = useState(false);
  const [isReading, setReading] = useState(false);
  const ticks = useRef<HTMLDivElement>(null);
  const values = toWordValues(asked, briefing);

  const handleAgree = async () => {
    setTried(true);
    const missing = wanted.findIndex((key) => !ticked.includes(key));
    if (missing < 0) {
      const { version, purposes } = asked;
      const wordsSha256 = await hashWords(t, asked, briefing);
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
      <Researcher briefing={briefing} />
      <ul className="mt-2 divide-y divide-border">
        {POINTS.map((point) => (
          <Point key={point} icon={ICONS[point]}>
            {t(point)}
          </Point>
        ))}
      </ul>
      {briefing.consentText !== '' && (
        <section className="border-border border-t py-4">
          <h2 className="type-h3">{t('ownTitle')}</h2>
          <Prose className="mt-1">{briefing.consentText}</Prose>
        </section>
      )}
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
          values,
        )}
      </p>
      <ConsentText open={isReading} onOpenChange={setReading} values={values} briefing={briefing} />
    </StepScreen>
  );
}

/** Whose study it is, where the project says so. */
function Researcher({ briefing: { researcher, contact } }: { briefing: Briefing }) {
  const t = useTexts();
  if (researcher === '' && contact === '') return null;
  return (
    <div className="type-touch mt-2 break-words text-text-2">
      {researcher !== '' && (
        <p>
          {t.rich(
            'researcher',
            { name: (text) => <b className="font-semibold text-text">{text}</b> },
            { researcher },
          )}
        </p>
      )}
      {contact !== '' && (
        <p>
          {t.rich(
            'researcherContact',
            {
              address: (text) =>
                IS_MAIL.test(text) ? (
                  <Link look="inline" href={`mailto:${text}`}>
                    {text}
                  </Link>
                ) : (
                  text
                ),
            },
            { address: contact },
          )}
        </p>
      )}
    </div>
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

function ConsentText({ open, onOpenChange, values, briefing }: ConsentTextProps) {
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
            <p className="type-touch mt-1 text-pretty text-text-2">
              {t(toPartKey(part, briefing), values)}
            </p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

import type { User } from '@fovea/contract';
import { Badge, Button, Skeleton } from '@fovea/ui';
import { Check } from 'lucide-react';
import { Suspense, useState } from 'react';
import {
  type Outcome,
  removeSecondFactor,
  type Secret,
  startSecondFactor,
} from '#features/account/profile/account.queries.ts';
import { Block } from '#features/account/profile/block.tsx';
import { lazyPart } from '#shared/lazy-part.ts';
import { lacksSecondFactor, mustHaveSecondFactor } from '#shared/session/roles.ts';
import { setSelf } from '#shared/session/session.ts';
import { toasts } from '#shared/toasts.ts';
import { useArrivalFocus } from './arrival-focus.ts';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useTexts } from './texts.ts';

/** Brings the code that draws QR codes. */
const SetUp = lazyPart(() => import('./set-up.tsx'), 'SetUp');

type Step =
  | { readonly kind: 'still' | 'password' | 'remove' }
  | { readonly kind: 'setUp'; readonly secret: Secret }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

interface SecondFactorBlockProps {
  self: User;
  /** Somebody who turned it on has put the recovery codes away. */
  onDone: () => void;
}

export function SecondFactorBlock({ self, onDone }: SecondFactorBlockProps) {
  const t = useTexts();
  const [step, setStep] = useState<Step>();
  const go = (kind: 'still' | 'password' | 'remove') => setStep({ kind });
  const isOn = self.hasSecondFactor;
  const shown = toShown(step, self);

  const handleStart = async (password: string) => {
    const outcome = await startSecondFactor(password);
    if ('data' in outcome) setStep({ kind: 'setUp', secret: outcome.data });
    return findRefusal(outcome);
  };
  const handleOn = (codes: readonly string[]) => {
    setStep({ kind: 'codes', codes });
    setSelf({ ...self, hasSecondFactor: true });
  };
  const handleKept = () => {
    go('still');
    toasts.show({ kind: 'success', title: t('turnedOn') });
    onDone();
  };
  const handleRemove = async (password: string) => {
    const outcome = await removeSecondFactor(password);
    if ('data' in outcome) {
      go('still');
      setSelf({ ...self, hasSecondFactor: false });
      toasts.show({ kind: 'success', title: t('turnedOff') });
    }
    return findRefusal(outcome);
  };

  return (
    <Block>
      {shown.kind === 'still' ? (
        <Still self={self} takesFocus={step !== undefined} onGo={go} />
      ) : (
        <div className="px-4 pt-4 pb-5 md:px-5">
          <Title isOn={isOn} />
          {shown.kind === 'password' && (
            <PasswordStep
              key="password"
              email={self.email}
              lead={t('passwordLead')}
              action={t('goOn')}
              takesFocus={step !== undefined}
              onSubmit={handleStart}
              {...(lacksSecondFactor(self) ? {} : { onCancel: () => go('still') })}
            />
          )}
          {shown.kind === 'remove' && (
            <PasswordStep
              key="remove"
              email={self.email}
              lead={t('removeLead')}
              action={t('turnOff')}
              isDanger
              takesFocus
              onSubmit={handleRemove}
              onCancel={() => go('still')}
            />
          )}
          {shown.kind === 'setUp' && (
            <Suspense fallback={<Skeleton className="size-42.5 rounded-banner" />}>
              <SetUp
                {...shown.secret}
                onOn={handleOn}
                onCancel={() => go(lacksSecondFactor(self) ? 'password' : 'still')}
              />
            </Suspense>
          )}
          {shown.kind === 'codes' && (
            <RecoveryCodes email={self.email} codes={shown.codes} onDone={handleKept} />
          )}
        </div>
      )}
    </Block>
  );
}

/** A role that needs it begins right away; who has it already cannot set it up again. */
function toShown(step: Step | undefined, self: User): Step {
  if (step?.kind === 'codes') return step;
  if (self.hasSecondFactor) return step?.kind === 'remove' ? step : { kind: 'still' };
  const isBeginning = step === undefined || step.kind === 'still' || step.kind === 'remove';
  if (isBeginning) return { kind: lacksSecondFactor(self) ? 'password' : 'still' };
  return step;
}

function findRefusal(outcome: Outcome<unknown>) {
  return 'refusal' in outcome ? outcome : undefined;
}

interface StillProps {
  self: User;
  takesFocus: boolean;
  onGo: (kind: 'password' | 'remove') => void;
}

function Still({ self, takesFocus, onGo }: StillProps) {
  const t = useTexts();
  const isOn = self.hasSecondFactor;
  const isKept = isOn && mustHaveSecondFactor(self.role);
  const box = useArrivalFocus<HTMLDivElement>(takesFocus);
  return (
    <div
      ref={box}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 md:px-5"
    >
      <div className="min-w-0">
        <Title isOn={isOn} />
        <p
          className="type-body mt-0.5 text-pretty text-text-2 outline-none"
          {...(isKept && { tabIndex: -1, 'data-arrival': true })}
        >
          {t(isOn ? 'onLead' : 'offLead')} {isKept && t('roleNeeds')}
        </p>
      </div>
      {!isKept && (
        <Button data-arrival size="public" onClick={() => onGo(isOn ? 'remove' : 'password')}>
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      )}
    </div>
  );
}

function Title({ isOn }: { isOn: boolean }) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <h2 className="type-h3">{t('title')}</h2>
      {isOn && (
        <Badge tone="good" icon={<Check aria-hidden="true" />}>
          {t('on')}
        </Badge>
      )}
    </div>
  );
}

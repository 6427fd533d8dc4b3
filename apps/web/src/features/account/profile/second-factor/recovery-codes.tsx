import { Button, Checkbox } from '@fovea/ui';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { downloadText } from '#shared/download-text.ts';
import { useArrivalFocus } from './arrival-focus.ts';
import { CopyButton } from './copy-button.tsx';
import { useTexts } from './texts.ts';

interface RecoveryCodesProps {
  email: string;
  codes: readonly string[];
  onDone: () => void;
}

/** The server has only their hashes: nobody can show them again. */
export function RecoveryCodes({ email, codes, onDone }: RecoveryCodesProps) {
  const t = useTexts();
  const box = useArrivalFocus<HTMLDivElement>();
  const list = useRef<HTMLUListElement>(null);
  const [isKept, setIsKept] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const file = [t('fileTitle', { email }), '', ...codes, ''].join('\n');

  const handleDone = () => {
    if (isKept) return onDone();
    setIsAsked(true);
    box.current?.querySelector<HTMLElement>('[role=checkbox]')?.focus();
  };
  const selectCodes = () => {
    if (list.current) getSelection()?.selectAllChildren(list.current);
  };

  return (
    <div ref={box}>
      <h3
        tabIndex={-1}
        data-arrival
        className="type-body mt-2 font-semibold text-[0.875rem] outline-none"
      >
        {t('keep')}
      </h3>
      <p className="type-body mt-0.5 max-w-150 text-pretty text-text-2">{t('keepLead')}</p>
      <ul
        ref={list}
        aria-label={t('codes')}
        className="type-id mt-4 grid max-w-110 grid-cols-2 gap-x-6 gap-y-2 rounded-touch border border-border bg-surface-2 px-4 py-3.5"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap text-center">
            {code}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} size="public" onRefused={selectCodes} />
        <Button
          size="public"
          iconLeft={<Download aria-hidden="true" />}
          onClick={() => downloadText('fovea-recovery-codes.txt', file, 'text/plain')}
        >
          {t('download')}
        </Button>
      </div>
      <Checkbox
        className="mt-5"
        label={t('kept')}
        checked={isKept}
        required
        error={isAsked && !isKept ? t('keptMissing') : undefined}
        onChange={setIsKept}
      />
      <Button variant="primary" size="public" className="mt-3" onClick={handleDone}>
        {t('done')}
      </Button>
    </div>
  );
}

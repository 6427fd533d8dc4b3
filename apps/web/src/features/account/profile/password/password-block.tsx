import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Block } from '#features/account/profile/block.tsx';
import { toasts } from '#shared/toasts.ts';
import { PasswordForm } from './password-form.tsx';
import { useTexts } from './texts.ts';

/** Opens in place. */
export function PasswordBlock({ email }: { email: string }) {
  const t = useTexts();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const handleChanged = () => {
    button.current?.focus();
    setIsOpen(false);
    toasts.show({ kind: 'success', title: t('changed') });
  };
  return (
    <Block>
      <h2 className="type-h3">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="focus-ring flex min-h-14 w-full items-center justify-between gap-3 rounded-card px-4 text-left md:px-5"
        >
          {t('title')}
          <ChevronDown
            aria-hidden="true"
            className={`flex-none text-text-2 transition-transform motion-reduce:transition-none ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && <PasswordForm email={email} onChanged={handleChanged} />}
      </div>
    </Block>
  );
}

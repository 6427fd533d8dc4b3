import { Button } from '@fovea/ui';
import { Copy, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '#features/projects/detail/texts.ts';
import { copyPassword } from '#features/projects/model/share.ts';

/** As many dots for every password: its length is nobody's business. */
const DOTS = '••••••';

/**
 * Password that participants have to type. Hidden until somebody asks for it: others may look on.
 */
export function ProjectPassword({ password }: { password: string }) {
  const t = useTexts();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div>
      <p className="type-micro font-semibold text-text-3">{t('password')}</p>
      <p className="flex flex-wrap items-center gap-1">
        {isShown ? (
          <span className="type-id wrap-anywhere select-all font-semibold">{password}</span>
        ) : (
          <span role="img" aria-label={t('passwordHidden')} className="tracking-widest">
            {DOTS}
          </span>
        )}
        <Tool
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden="true" />
        </Tool>
        <Tool label={t('copyPassword')} onClick={() => void copyPassword(password)}>
          <Copy aria-hidden="true" />
        </Tool>
      </p>
    </div>
  );
}

interface ToolProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
}

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <Button
      size="dense"
      variant="quiet"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="w-7 px-0"
    >
      {children}
    </Button>
  );
}

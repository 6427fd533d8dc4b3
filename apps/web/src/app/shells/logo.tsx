import { EyeMark } from '@fovea/ui';
import { Link } from 'react-router';
import { CONFIG } from '#shared/config.ts';
import { useTexts } from './texts.ts';

export function Logo({ to }: { to: string }) {
  const t = useTexts();
  return (
    <Link
      to={to}
      aria-label={t('home')}
      className="focus-ring flex flex-none items-center gap-2 rounded-control font-bold text-[0.9375rem] text-text tracking-[-0.02em]"
    >
      <EyeMark width={26} height={26} />
      {CONFIG.brand}
    </Link>
  );
}

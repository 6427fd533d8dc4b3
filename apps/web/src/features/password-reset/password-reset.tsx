import { ButtonLink } from '@fovea/ui';
import { Link } from 'react-router';
import { InTheWorks } from '#shared/in-the-works.tsx';
import { PATHS } from '#shared/paths.ts';
import { useTexts } from './texts.ts';

export function ForgotPassword() {
  const t = useTexts();
  return <Frame title={t('forgot')} />;
}

export function ResetPassword() {
  const t = useTexts();
  return <Frame title={t('reset')} />;
}

function Frame({ title }: { title: string }) {
  const t = useTexts();
  return (
    <>
      <h1 className="font-bold text-[1.75rem] leading-9 tracking-[-0.025em]">{title}</h1>
      <InTheWorks
        action={
          <ButtonLink size="touch" asChild>
            <Link to={PATHS.login}>{t('back')}</Link>
          </ButtonLink>
        }
      />
    </>
  );
}

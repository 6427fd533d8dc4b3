import { LIMITS } from '@fovea/contract/limits';
import { ButtonLink } from '@fovea/ui';
import { Building2 } from 'lucide-react';
import { Link } from 'react-router';
import { PATHS } from '#shared/paths.ts';
import { useTexts } from './texts.ts';

export function OrganizationBar() {
  const t = useTexts();
  return (
    <section
      id="organization"
      data-theme="dark"
      className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-dialog bg-surface px-6 py-4.5"
    >
      <span className="grid size-11 flex-none place-items-center rounded-bar bg-accent-bg text-accent-text">
        <Building2 aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold text-[1.0625rem]">{t('organizationName')}</h2>
        <p className="type-body text-text-2">
          {t('organizationText', {
            accounts: LIMITS.organizationMinAccounts,
            sessions: LIMITS.organizationSessionsPerAccount,
          })}
        </p>
      </div>
      <ButtonLink variant="ink" size="touch" asChild>
        <Link to={PATHS.organization}>{t('offer')}</Link>
      </ButtonLink>
    </section>
  );
}

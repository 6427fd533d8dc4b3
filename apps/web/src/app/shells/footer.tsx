import { Link } from '@fovea/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { CONFIG } from '#shared/config.ts';
import { PATHS } from '#shared/paths.ts';
import { SdkLink } from '#shared/sdk-link.tsx';
import { Logo } from './logo.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';
import { useTexts } from './texts.ts';

export function Footer() {
  const t = useTexts();
  return (
    <footer className="border-border border-t bg-surface">
      <div className="mx-auto max-w-content px-5">
        <div className="grid gap-x-6 gap-y-8 py-8 lg:grid-cols-[minmax(12rem,1.4fr)_4fr]">
          <div>
            <Logo to={PATHS.home} />
            <p className="type-body mt-3 max-w-44 text-balance text-text-2">{t('footerLine')}</p>
          </div>
          <nav
            aria-label={t('navFooter')}
            className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-6"
          >
            <FooterColumn title={t('product')}>
              <Inside to={PATHS.home}>{t('overview')}</Inside>
              <Inside to={`${PATHS.home}#how`}>{t('howItWorks')}</Inside>
            </FooterColumn>
            <FooterColumn title={t('about')}>
              <Inside to={PATHS.about}>{t('whatWeDo')}</Inside>
              <Inside to={`${PATHS.about}#accuracy`}>{t('accuracy')}</Inside>
              <Inside to={`${PATHS.about}#privacy`}>{t('privacyShort')}</Inside>
            </FooterColumn>
            <FooterColumn title={t('pricing')}>
              <Inside to={PATHS.pricing}>{t('plans')}</Inside>
              <Inside to={PATHS.organization}>{t('organization')}</Inside>
            </FooterColumn>
            <FooterColumn title={t('developers')}>
              <SdkLink newTab={t('newTab')} className="type-small py-1">
                {t('sdk')}
              </SdkLink>
            </FooterColumn>
            <FooterColumn title={t('company')}>
              <Outside href={CONFIG.companyUrl}>{t('companySite')}</Outside>
            </FooterColumn>
            <FooterColumn title={t('help')}>
              <Inside to={PATHS.contact}>{t('contact')}</Inside>
              <Inside to={`${PATHS.pricing}#questions`}>{t('questions')}</Inside>
            </FooterColumn>
          </nav>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-border border-t py-4">
          <PolicyLinks />
          <span className="ml-auto flex flex-wrap items-center gap-x-1">
            <LanguageSwitch />
            <ThemeSwitch />
          </span>
          <Copyright />
        </div>
      </div>
    </footer>
  );
}

/** One line, for screens where people work. */
export function ShortFooter() {
  return (
    <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 border-border border-t px-5 py-3 md:px-8">
      <PolicyLinks />
      <span className="ml-auto">
        <Copyright />
      </span>
    </footer>
  );
}

function PolicyLinks() {
  const t = useTexts();
  return (
    <nav aria-label={t('navLegal')} className="flex flex-wrap gap-x-5 gap-y-1">
      <Inside to={PATHS.terms}>{t('terms')}</Inside>
      <Inside to={PATHS.privacy} strong>
        {t('privacy')}
      </Inside>
      <Inside to={PATHS.refund}>{t('refund')}</Inside>
    </nav>
  );
}

function Copyright() {
  const t = useTexts();
  const { copyrightYears: years, brand } = CONFIG;
  return <span className="type-small text-text-3">{t('copyright', { years, brand })}</span>;
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="type-body font-semibold">{title}</h2>
      <div className="mt-1.5 grid justify-items-start">{children}</div>
    </div>
  );
}

interface InsideProps {
  to: string;
  strong?: boolean;
  children: ReactNode;
}

function Inside({ to, strong = false, children }: InsideProps) {
  return (
    <Link look="quiet" asChild className={`type-small py-1 ${strong ? 'font-semibold' : ''}`}>
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  );
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  const t = useTexts();
  return (
    <Link look="quiet" external externalLabel={t('newTab')} href={href} className="type-small py-1">
      {children}
    </Link>
  );
}

import { LIMITS } from '@fovea/contract/limits';
import { ButtonLink } from '@fovea/ui';
import { Clock, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { CONFIG } from '#shared/config.ts';
import { useTexts } from './texts.ts';

const TOPICS = ['topicProject', 'topicPlan', 'topicPrivacy', 'topicResearch'] as const;
const FACTS = ['factAccounts', 'factSessions', 'factYearly', 'factCodes'] as const;

export function Contact() {
  const t = useTexts();
  return (
    <Frame title={t('title')} lead={t('lead')} items={TOPICS.map((topic) => t(topic))}>
      <MailCard note={t('note')} />
    </Frame>
  );
}

/** The offer for organisations; its form comes with the contact form. */
export function Organization() {
  const t = useTexts();
  const values = {
    accounts: LIMITS.organizationMinAccounts,
    sessions: LIMITS.organizationSessionsPerAccount,
  };
  return (
    <Frame
      title={t('organizationTitle')}
      lead={t('organizationLead')}
      items={FACTS.map((fact) => t(fact, values))}
    >
      <MailCard />
    </Frame>
  );
}

interface FrameProps {
  title: string;
  lead: string;
  items: readonly string[];
  children: ReactNode;
}

function Frame({ title, lead, items, children }: FrameProps) {
  return (
    <div className="mx-auto grid w-full max-w-240 gap-10 px-5 pt-8 pb-20 md:grid-cols-[1.1fr_1fr] md:pt-14">
      <div>
        <h1 className="text-balance font-bold text-[2rem] leading-[calc(2.5rem+var(--line-extra))] tracking-[-0.03em]">
          {title}
        </h1>
        <p className="type-public mt-2.5 text-text-2">{lead}</p>
        <ul className="type-public mt-5 grid gap-2 text-text-2">
          {items.map((item) => (
            <li key={item} className="flex gap-3">
              <span
                aria-hidden="true"
                className="mt-2.5 size-1.5 flex-none rounded-full bg-accent"
              />
              <span className="min-w-0">{item}</span>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </div>
  );
}

function MailCard({ note }: { note?: string }) {
  const t = useTexts();
  return (
    <div className="self-start rounded-dialog border border-border bg-surface p-6">
      <p className="type-body flex items-center gap-2 text-text-2">
        <Clock aria-hidden="true" />
        {t('answer')}
      </p>
      <p className="type-h2 mt-3 break-all">{CONFIG.contactEmail}</p>
      <ButtonLink
        variant="primary"
        size="touch"
        wide
        className="mt-5"
        href={`mailto:${CONFIG.contactEmail}`}
      >
        <Mail aria-hidden="true" />
        {t('write')}
      </ButtonLink>
      {note && <p className="type-small mt-3 text-text-3">{note}</p>}
    </div>
  );
}

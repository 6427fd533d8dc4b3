import { LIMITS } from '@fovea/contract/limits';
import { Link } from '@fovea/ui';
import type { ReactNode } from 'react';
import { CONFIG } from '#shared/config.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { useTexts } from './texts.ts';

const TOPICS = ['topicProject', 'topicPlan', 'topicPrivacy', 'topicResearch'] as const;
const FACTS = ['factAccounts', 'factSessions', 'factYearly', 'factCodes'] as const;

export function Contact() {
  const t = useTexts();
  return (
    <Frame
      title={t('title')}
      lead={t('lead')}
      items={TOPICS.map((topic) => t(topic))}
      note={t('note')}
    >
      <InquiryForm kind="contact" />
    </Frame>
  );
}

/** The offer for organisations, and the form to ask for it. */
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
      <InquiryForm kind="organization" />
    </Frame>
  );
}

interface FrameProps {
  title: string;
  lead: string;
  items: readonly string[];
  note?: string;
  children: ReactNode;
}

function Frame({ title, lead, items, note, children }: FrameProps) {
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
        <MailLine {...(note === undefined ? {} : { note })} />
      </div>
      {children}
    </div>
  );
}

function MailLine({ note }: { note?: string }) {
  const t = useTexts();
  return (
    <div className="type-small mt-8 border-border border-t pt-4 text-text-2">
      <Link href={`mailto:${CONFIG.contactEmail}`}>
        {t('write')}: {CONFIG.contactEmail}
      </Link>
      {note && <p className="mt-2 text-text-3">{note}</p>}
    </div>
  );
}

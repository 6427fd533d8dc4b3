import { CONFIG } from '#shared/config.ts';
import { toDateText } from '#shared/format/dates.ts';
import { useTexts } from './texts.ts';

interface PolicyPageProps<Key extends string> {
  title: 'terms' | 'privacy' | 'refund';
  /** The key of each section's title, and of its paragraphs as they are today. */
  sections: readonly (readonly [Key, ...(Key | undefined)[]])[];
  toText: (key: Key) => string;
  /** From when the text holds, if it does not yet. */
  inForceAt?: string | undefined;
}

/** A legal text with its contents at the left of wide screens. */
export function PolicyPage<Key extends string>(props: PolicyPageProps<Key>) {
  const { title, sections, toText, inForceAt } = props;
  const t = useTexts();
  return (
    <div className="mx-auto grid w-full max-w-content gap-x-12 px-5 pt-8 pb-20 lg:grid-cols-[13rem_minmax(0,42.5rem)] lg:pt-12 print:block">
      <nav
        aria-label={t('contents')}
        className="sticky top-24 hidden self-start pt-2 lg:block print:hidden"
      >
        <p className="type-small font-semibold text-text-3">{t('contents')}</p>
        <ol className="mt-2 grid">
          {sections.map(([id]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="type-body focus-ring block rounded-chip py-1 text-text-2 hover:text-text"
              >
                {toText(id)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article>
        <h1 className="text-balance font-bold text-[2rem] leading-[calc(2.5rem+var(--line-extra))] tracking-[-0.03em]">
          {t(title)}
        </h1>
        <p className="type-body mt-1 text-text-3">
          {t('modified', { date: toDateText(`${CONFIG.termsVersion}T00:00:00`) })}
        </p>
        {inForceAt && (
          <p
            role="status"
            className="type-body edge-when-forced mt-4 rounded-card bg-accent-bg px-4 py-3 text-pretty"
          >
            {t('notYet', { date: toDateText(inForceAt) })}
          </p>
        )}
        {sections.map(([id, ...paragraphs], at) => (
          <section key={id} id={id} className="mt-8 scroll-mt-20 print:break-inside-avoid">
            <h2 className="type-h2">
              {at + 1}. {toText(id)}
            </h2>
            {paragraphs.map(
              (key) =>
                key && (
                  <p key={key} className="type-public mt-2 text-text-2">
                    {toText(key)}
                  </p>
                ),
            )}
          </section>
        ))}
      </article>
    </div>
  );
}

import type { Page, Project } from '@fovea/contract';
import { useTexts } from '#features/project-detail/texts.ts';
import { toPageName } from '#shared/files/media-files.ts';
import { useDurationText } from '#shared/format/durations.ts';
import { PageThumb } from '#shared/project/page-thumb.tsx';

/** The pages as participants meet them; read-only. */
export function Storyboard({ project }: { project: Project }) {
  const t = useTexts();
  const toDuration = useDurationText();
  const { pages, lengthMs } = project;
  const toKindText = ({ kind, timerMs, assets }: Page) => {
    if (kind === 'survey') return t('question');
    const shownMs = kind === 'video' ? assets[0]?.durationMs : timerMs;
    return shownMs ? t(`${kind}Time`, { time: toDuration(shownMs) }) : t(kind);
  };
  return (
    <section aria-label={t('pages')} className="mt-6.5">
      <div className="flex flex-wrap items-baseline gap-x-1.5">
        <h2 className="type-h3">{t('pages')}</h2>
        <span className="type-body tnum flex-1 text-text-3">
          {pages.length > 0 && t('pagesNote', { count: pages.length, time: toDuration(lengthMs) })}
        </span>
        <span className="type-small text-text-3">
          {t('summary', { device: t(project.device), orientation: t(project.orientation) })}
        </span>
      </div>
      {pages.length === 0 ? (
        <p className="type-body mt-3 rounded-bar border border-border-2 border-dashed px-4 py-8 text-center text-text-3">
          {t('noPages')}
        </p>
      ) : (
        <ol className="-mx-4 mt-3 flex gap-3 overflow-x-auto px-4 pb-1 md:mx-0 md:grid md:grid-cols-4 md:overflow-visible md:px-0 wide:grid-cols-6">
          {pages.map((page, at) => {
            const name = page.question?.text ?? toPageName(page.assets[0]?.fileName ?? '');
            return (
              <li
                key={page.id}
                className="w-32 flex-none overflow-hidden rounded-bar border border-border bg-surface md:w-auto"
              >
                <div className="flex h-28 justify-center overflow-hidden bg-surface-2 pt-3">
                  <PageThumb
                    page={page}
                    className="h-31.5 w-14.5 rounded-t-chip shadow-[0_4px_12px_rgb(0_0_0/0.15)]"
                  />
                </div>
                <div className="px-3 py-2.25">
                  <p className="type-body truncate font-medium" title={name}>
                    {at + 1}. {name}
                  </p>
                  <p className="type-micro tnum text-text-3">{toKindText(page)}</p>
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

import type { Page, Project } from '@fovea/contract';
import { toScreenSize } from '@fovea/gaze/geometry';
import { toClassNames } from '@fovea/ui';
import { PencilLine } from 'lucide-react';
import { toHead } from '#features/projects/detail/model/to-head.ts';
import { useTexts } from '#features/projects/detail/texts.ts';
import { useDurationText } from '#shared/format/durations.ts';
import { modals } from '#shared/modals/modals.ts';
import { findPageName } from '#shared/project/page-name.ts';
import { PageThumb } from '#shared/project/page-thumb.tsx';

/** The pages as participants meet them; only their names can be changed here. */
export function Storyboard({ project }: { project: Project }) {
  const t = useTexts();
  const toDuration = useDurationText();
  const { pages, lengthMs } = project;
  const { widthPx, heightPx } = toScreenSize(project);
  const isUpright = heightPx > widthPx;
  const toKindText = ({ kind, timerMs, assets, question }: Page) => {
    if (question?.choices.length) return t('choices', { count: question.choices.length });
    if (kind === 'survey') return t('written');
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
          {toHead(
            [
              ...(project.shuffle ? [t('shuffled')] : []),
              ...(project.finalReview ? [t('finalReview')] : []),
              t('summary', { device: t(project.device), orientation: t(project.orientation) }),
            ].join(', '),
          )}
        </span>
      </div>
      {pages.length === 0 ? (
        <p className="type-body mt-3 rounded-bar border border-border-2 border-dashed px-4 py-8 text-center text-text-3">
          {t('noPages')}
        </p>
      ) : (
        <ol className="-mx-4 mt-3 flex gap-3 overflow-x-auto px-4 pb-1 md:mx-0 md:grid md:grid-cols-4 md:overflow-visible md:px-0 wide:grid-cols-6">
          {pages.map((page, at) => {
            const name = findPageName(page) ?? '';
            return (
              <li
                key={page.id}
                className="w-32 flex-none overflow-hidden rounded-bar border border-border bg-surface md:w-auto"
              >
                <div
                  className={toClassNames(
                    'flex h-28 justify-center overflow-hidden bg-surface-2',
                    isUpright ? 'items-start pt-3' : 'items-center',
                  )}
                >
                  <div
                    className="flex-none overflow-hidden rounded-chip shadow-[0_4px_12px_rgb(0_0_0/0.15)]"
                    style={{
                      aspectRatio: widthPx / heightPx,
                      ...(isUpright ? { height: '7.875rem' } : { width: '6.5rem' }),
                    }}
                  >
                    <PageThumb
                      page={page}
                      className={toClassNames('size-full', !isUpright && page.question && 'py-2')}
                    />
                  </div>
                </div>
                <div className="px-3 py-2.25">
                  <div className="flex items-center gap-1">
                    <p className="type-body min-w-0 flex-1 truncate font-medium" title={name}>
                      {at + 1}. {name}
                    </p>
                    <button
                      type="button"
                      aria-label={t('renamePage', { number: at + 1 })}
                      title={t('renamePage', { number: at + 1 })}
                      onClick={() =>
                        modals.open('renamePage', { projectId: project.id, pageId: page.id, name })
                      }
                      className="focus-ring hit-area grid size-6 flex-none place-items-center rounded-chip text-text-3 hover:bg-surface-2 hover:text-text"
                    >
                      <PencilLine aria-hidden="true" className="size-3.5" />
                    </button>
                  </div>
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

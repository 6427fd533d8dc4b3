import { ImagePlus } from 'lucide-react';
import { Link } from 'react-router';
import { FilesButton } from '#features/projects/files/files-button.tsx';
import { useStartTexts, useStartWithFiles } from '#features/projects/files/use-start-with-files.ts';
import { useTexts } from '#features/projects/list/texts.ts';
import { PATHS } from '#shared/paths.ts';
import { CustomShape, SquareShape, WideShape } from './template-shapes.tsx';

const TEMPLATES = [
  { id: 'custom', Shape: CustomShape },
  { id: 'preferenceWideImages', Shape: WideShape },
  { id: 'preferenceSquare', Shape: SquareShape },
] as const;

/** For an account without a project: a file or one press begins it. */
export function FirstProject() {
  const t = useTexts();
  const toStart = useStartTexts();
  const { start, isBusy } = useStartWithFiles();
  return (
    <section className="flex flex-col items-center rounded-card border border-border-2 border-dashed px-4 py-10 text-center">
      <h2 className="type-h2">{t('emptyTitle')}</h2>
      <p className="type-body mt-1 max-w-80 text-balance text-text-2">{t('emptyText')}</p>
      <FilesButton
        className="mt-4"
        size="public"
        loading={isBusy}
        iconLeft={<ImagePlus aria-hidden="true" />}
        onFiles={start}
      >
        {toStart('choose')}
      </FilesButton>
      <ul className="mt-6 grid w-full max-w-150 gap-3 md:grid-cols-3">
        {TEMPLATES.map(({ id, Shape }) => (
          <li key={id}>
            <Link
              to={{ pathname: PATHS.template, search: `?template=${id}` }}
              className="focus-ring flex h-full flex-col items-center gap-3 rounded-card border border-border bg-surface p-3.5 shadow-e1 transition-[border-color,box-shadow] hover:border-text-3 hover:shadow-e2"
            >
              <Shape />
              <span className="type-body font-medium">{t(id)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { toClassNames } from '@fovea/ui';
import { NavLink, useLocation } from 'react-router';
import { toAnalysis } from '#shared/paths.ts';
import { useTexts } from '#studio/texts.ts';
import { toAoi } from './to-aoi.ts';

/** The two screens of a project's analysis: going from one to the other is not leaving. */
export function StudioNav({ projectId }: { projectId: string }) {
  const t = useTexts();
  const { search } = useLocation();
  const places = [
    { path: toAnalysis(projectId), label: t('analysis') },
    { path: toAoi(projectId), label: t('aoi') },
  ];
  return (
    <nav
      aria-label={t('analysis')}
      className="inline-flex flex-none gap-0.5 rounded-[9px] border border-border bg-surface-2 p-0.5"
    >
      {places.map(({ path, label }) => (
        <NavLink
          key={path}
          to={{ pathname: path, search }}
          end
          className={({ isActive }) =>
            toClassNames(
              'focus-ring type-small inline-flex min-h-6.5 items-center rounded-chip px-2.5 font-medium text-[0.78125rem] text-text-2 hover:text-text',
              isActive && 'bg-surface-3 text-text shadow-e1',
            )
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

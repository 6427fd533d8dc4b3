import type { ProjectSummary } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { Select } from '#features/projects/list/model/use-selection.ts';
import { toAnalysis, toEditor, toProject } from '#shared/paths.ts';

/** Where a press on a project goes. */
const TARGETS = { edit: toEditor, active: toProject, done: toAnalysis } as const;

interface ProjectLinkProps {
  project: ProjectSummary;
  tabIndex: number;
  onSelect: Select;
  className: string;
}

/** A link whose area is the whole card or row. With Ctrl or Shift a press selects. */
export function ProjectLink({ project, tabIndex, onSelect, className }: ProjectLinkProps) {
  const { id, name, status } = project;
  const handleClick = (event: MouseEvent) => {
    if (!event.shiftKey && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    onSelect(id, event.shiftKey);
  };
  return (
    <Link
      data-open
      to={TARGETS[status](id)}
      tabIndex={tabIndex}
      draggable={false}
      onClick={handleClick}
      onPointerEnter={({ currentTarget }) => {
        const box = currentTarget.parentElement;
        currentTarget.title = box && box.scrollWidth > box.clientWidth ? name : '';
      }}
      className={toClassNames(
        'outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2',
        className,
      )}
    >
      {name}
    </Link>
  );
}

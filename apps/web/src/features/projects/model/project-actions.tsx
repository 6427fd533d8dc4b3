import type { ProjectHead } from '@fovea/contract';
import type { MenuEntry } from '@fovea/ui';
import {
  ChartNoAxesColumn,
  CircleStop,
  Copy,
  FolderOpen,
  Hash,
  Link,
  PencilLine,
  Sparkles,
  TextCursorInput,
  Trash2,
  UserPlus,
} from 'lucide-react';
import type { ReactElement } from 'react';
import { createTexts } from '#shared/language.ts';
import { modals } from '#shared/modals/modals.ts';
import { navigateTo } from '#shared/navigation.ts';
import { toAnalysis, toEditor, toProject } from '#shared/paths.ts';
import { duplicateProject } from './duplicate-project.ts';
import en from './project-actions.en.json' with { type: 'json' };
import ko from './project-actions.ko.json' with { type: 'json' };
import { copyLink } from './share.ts';

interface ProjectAction {
  readonly icon: ReactElement;
  /** Without it always. */
  readonly when?: (project: ProjectHead) => boolean;
  readonly run: (project: ProjectHead, ...more: ProjectHead[]) => void;
  /** Label where the action takes more than one project. */
  readonly several?: keyof typeof en;
  readonly danger?: true;
}

const isActive = ({ status }: ProjectHead) => status === 'active';
const isEdited = ({ status }: ProjectHead) => status === 'edit';

/** Actions of a project, for every menu and bar that offers them. */
const ACTIONS = {
  open: {
    icon: <FolderOpen aria-hidden="true" />,
    run: ({ id }) => void navigateTo(toProject(id)),
  },
  edit: {
    icon: <PencilLine aria-hidden="true" />,
    when: isEdited,
    run: ({ id }) => void navigateTo(toEditor(id)),
  },
  analyse: {
    icon: <ChartNoAxesColumn aria-hidden="true" />,
    when: (project) => !isEdited(project),
    run: ({ id }) => void navigateTo(toAnalysis(id)),
  },
  rename: {
    icon: <TextCursorInput aria-hidden="true" />,
    run: ({ id, name }) => modals.open('renameProject', { id, name }),
  },
  duplicate: {
    icon: <Copy aria-hidden="true" />,
    run: (project) => void duplicateProject(project),
  },
  hashtags: {
    icon: <Hash aria-hidden="true" />,
    run: (...projects) => modals.open('addHashtag', { projects }),
    several: 'hashtag',
  },
  copyLink: {
    icon: <Link aria-hidden="true" />,
    when: isActive,
    run: (project) => void copyLink(project),
  },
  upgrade: {
    icon: <Sparkles aria-hidden="true" />,
    when: ({ type }) => type === 'basic',
    run: ({ id }) => modals.open('upgradeProject', { projectId: id }),
  },
  changeTarget: {
    icon: <UserPlus aria-hidden="true" />,
    when: (project) => !isEdited(project),
    run: ({ id }) => modals.open('changeTarget', { projectId: id }),
  },
  finish: {
    icon: <CircleStop aria-hidden="true" />,
    when: isActive,
    run: ({ id }) => modals.open('finishProject', { projectId: id }),
  },
  delete: {
    icon: <Trash2 aria-hidden="true" />,
    run: (...projects) => modals.open('deleteProject', { projects }),
    several: 'delete',
    danger: true,
  },
} as const satisfies Record<string, ProjectAction>;

export type ProjectActionName = keyof typeof ACTIONS;

export const { useTexts: useActionTexts } = createTexts({ en, ko });

/** Entries of a menu, in the order of the names, for what the project allows. */
export function useProjectEntries(project: ProjectHead) {
  const t = useActionTexts();
  return (...names: readonly ProjectActionName[]): MenuEntry[] =>
    names.flatMap((name) => {
      const { icon, when, run, danger }: ProjectAction = ACTIONS[name];
      if (when && !when(project)) return [];
      return [{ label: t(name), icon, onSelect: () => run(project), ...(danger && { danger }) }];
    });
}

/** The same for a bar: what takes all of these projects together. */
export function useSharedActions([first, ...more]: readonly ProjectHead[]) {
  const t = useActionTexts();
  if (first === undefined) return [];
  return Object.values<ProjectAction>(ACTIONS).flatMap(({ icon, run, several, danger = false }) =>
    several ? [{ label: t(several), icon, danger, onSelect: () => run(first, ...more) }] : [],
  );
}

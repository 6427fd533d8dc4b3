import type { ProjectHead } from '@fovea/contract';
import { TextField } from '@fovea/ui';
import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConfirmDialog } from '#shared/confirm-dialog.tsx';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { PATHS } from '#shared/paths.ts';
import { deleteProjects } from '#shared/project/deleted-projects.ts';
import { useTexts } from './texts.ts';

const NAMES_SHOWN = 5;

/** Says what goes. Whoever has collected something writes what is deleted; Cancel has the focus. */
export function DeleteProject({ projects, onClose }: ModalProps['deleteProject'] & ModalFrame) {
  const t = useTexts();
  const formId = useId();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  const [first] = projects;
  const isOne = projects.length === 1;
  const expected = isOne && first ? first.name : String(projects.length);
  const [completed, pageCount] = [sum(projects, 'completed'), sum(projects, 'pageCount')];
  const isAsked = completed > 0;
  const isActive = projects.some(({ status }) => status === 'active');
  const isSure = !isAsked || toComparable(typed) === toComparable(expected);

  const handleDelete = () => {
    if (!isSure) return;
    deleteProjects(projects);
    onClose();
    if (projects.some(({ id }) => pathname.includes(id))) void navigate(PATHS.projects);
  };
  return (
    <ConfirmDialog
      widthPx={440}
      title={
        isOne && first
          ? t('titleOne', { name: first.name })
          : t('titleSeveral', { count: projects.length })
      }
      description={t(completed > 0 ? 'goes' : pageCount > 0 ? 'pagesGo' : 'empty', {
        pages: t('pages', { count: pageCount }),
        participants: t('participants', { count: completed }),
      })}
      safe={t('cancel')}
      confirm={t('delete', { count: projects.length })}
      isDestructive
      isBusy={false}
      isDisabled={!isSure}
      onConfirm={handleDelete}
      onClose={onClose}
    >
      {(isAsked || !isOne || isActive) && (
        <div className="flex flex-col gap-4">
          {!isOne && <Names projects={projects} />}
          {isActive && <p className="type-body text-pretty text-text-2">{t('linkEnds')}</p>}
          {isAsked && (
            <form
              id={formId}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                handleDelete();
              }}
            >
              <TextField
                label={isOne ? t('typeName', { name: expected }) : t('typeCount', { expected })}
                autoComplete="off"
                spellCheck={false}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </form>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}

function Names({ projects }: Pick<ModalProps['deleteProject'], 'projects'>) {
  const t = useTexts();
  const more = projects.length - NAMES_SHOWN;
  return (
    <ul className="type-body rounded-bar border border-border px-4 py-3">
      {projects.slice(0, NAMES_SHOWN).map(({ id, name }) => (
        <li key={id} className="truncate font-medium">
          {name}
        </li>
      ))}
      {more > 0 && <li className="text-text-3">{t('more', { count: more })}</li>}
    </ul>
  );
}

const toComparable = (text: string) => text.trim().normalize('NFC');

function sum(projects: readonly ProjectHead[], what: 'completed' | 'pageCount'): number {
  return projects.reduce((all, project) => all + project[what], 0);
}

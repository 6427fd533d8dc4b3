import { LIMITS } from '@fovea/contract';
import { useNavigate } from 'react-router';
import { toFittingName } from '#features/projects/model/fitting-name.ts';
import { toUntitled } from '#features/projects/model/untitled.ts';
import { createProject } from '#shared/api/projects.queries.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { createTexts } from '#shared/language.ts';
import { toEditor } from '#shared/paths.ts';
import { toPageName } from '#shared/project/page-name.ts';
import { toasts } from '#shared/toasts.ts';
import { toNotAddedText } from './file-problems.ts';
import { findFault, sortFiles } from './media-files.ts';
import { leaveFiles } from './pending-files.ts';
import en from './start.en.json' with { type: 'json' };
import ko from './start.ko.json' with { type: 'json' };

const SHOWN_MS = 8_000;

const DEFAULT_TARGET = 20;

export const { useTexts: useStartTexts } = createTexts({ en, ko });

/** Skips every question: the project is named after its first file and opens with the pages. */
export function useStartWithFiles() {
  const t = useStartTexts();
  const navigate = useNavigate();
  const { send, isBusy } = useWrite({
    write: ({ name }: { name: string; files: readonly File[] }) =>
      createProject({ name, type: 'basic', maxParticipant: DEFAULT_TARGET }),
    cause: 'create-project',
    onDone: ({ id }, { files }) => {
      leaveFiles(id, files);
      void navigate(toEditor(id));
    },
  });
  const start = (given: readonly File[]) => {
    if (isBusy) return;
    const accepted = acceptFiles(given);
    const files = accepted.slice(0, LIMITS.pagesMax);
    const [first] = files;
    if (first === undefined) return;
    if (files.length < accepted.length) {
      toasts.show({ title: t('tooMany', { count: files.length }), cause: 'too-many-files' });
    }
    const name = toFittingName(toPageName(first.name), LIMITS.projectNameMaxLength);
    send({ name: name || toUntitled(), files });
  };
  return { start, isBusy };
}

/** The files that can become pages, in their order; says of each other why it cannot. */
function acceptFiles(files: readonly File[]): File[] {
  return sortFiles(files).filter((file) => {
    const fault = findFault(file);
    if (fault === undefined) return true;
    toasts.show({
      kind: 'error',
      title: toNotAddedText(file.name, fault),
      cause: `file ${file.name}`,
      durationMs: SHOWN_MS,
    });
    return false;
  });
}

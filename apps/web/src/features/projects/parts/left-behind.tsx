import type { Draft, Project } from '@fovea/contract';
import { useEffect, useState } from 'react';
import {
  passOnFiles,
  readDraft,
  readFiles,
  removeFile,
  writeDraft,
} from '#features/projects/model/draft/device-store.ts';
import { createTexts } from '#shared/language.ts';
import { KeepMine } from './keep-mine.tsx';
import en from './left-behind.en.json' with { type: 'json' };
import ko from './left-behind.ko.json' with { type: 'json' };

const { useTexts } = createTexts({ en, ko });

/** Asks what becomes of changes that were on this device when the project was started elsewhere. */
export function LeftBehind({ project }: { project: Project }) {
  const { id, status } = project;
  const [mine, setMine] = useState<Draft>();
  useEffect(() => {
    if (status !== 'edit') void readDraft(id).then((kept) => setMine(kept?.draft));
  }, [id, status]);
  if (!mine) return null;
  return <Question project={project} mine={mine} onEnd={() => setMine(undefined)} />;
}

interface QuestionProps {
  project: Project;
  mine: Draft;
  onEnd: () => void;
}

function Question({ project, mine, onEnd }: QuestionProps) {
  const t = useTexts();
  const discard = async () => {
    onEnd();
    await writeDraft(project.id, undefined);
    for (const { key } of await readFiles(project.id)) await removeFile(key);
  };
  const pass = async (copy: Project) => {
    await passOnFiles(project.id, copy.id);
    await writeDraft(project.id, undefined);
  };
  const texts = { title: t('title'), text: t('text'), give: t('discard'), keep: t('keep') };
  return <KeepMine project={project} mine={mine} texts={texts} onGive={discard} onKept={pass} />;
}

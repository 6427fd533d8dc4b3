import type { Project } from '@fovea/contract';
import { Clock, Files, Ticket, Users } from 'lucide-react';
import { useTexts } from '#features/project-editor/texts.ts';
import { useDurationText } from '#shared/format/durations.ts';

/** What the project will be, always in sight. */
export function EditorFooter({ project }: { project: Project }) {
  const t = useTexts();
  const toDuration = useDurationText();
  const lengthMs = project.pages.reduce((sum, { timerMs }) => sum + (timerMs ?? 0), 0);
  const facts = [
    { icon: Files, text: t('pageCount', { count: project.pages.length }) },
    { icon: Clock, text: t('length', { time: toDuration(lengthMs) }) },
    { icon: Users, text: t('targets', { count: project.maxParticipant }) },
    { icon: Ticket, text: t('noSessions') },
  ];
  return (
    <footer className="type-small tnum flex min-h-9 flex-none items-center border-border border-t bg-surface px-3.5 py-1.5 text-text-2">
      <ul className="flex flex-1 flex-wrap gap-x-4 gap-y-1">
        {facts.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-1.5 whitespace-nowrap md:last:ml-auto">
            <Icon aria-hidden="true" className="size-3.5 text-text-3" />
            {text}
          </li>
        ))}
      </ul>
    </footer>
  );
}

import type { Project } from '@fovea/contract';
import { Badge } from '@fovea/ui';
import { createTexts } from '#shared/language.ts';
import { SAMPLE_ID } from '#shared/paths.ts';
import en from './scripted-label.en.json' with { type: 'json' };
import ko from './scripted-label.ko.json' with { type: 'json' };

export const { useTexts: useLabelTexts } = createTexts({ en, ko });

interface ScriptedLabelProps {
  project: Pick<Project, 'id' | 'pages'>;
  /** Whether the gaze of any recording that counts was made by a script. */
  isScripted: boolean;
  /** A bar over the whole width, for narrow screens. */
  isBar?: boolean;
}

/** Keeps gaze that a script made from being taken for people's. Questions alone have no gaze. */
export function ScriptedLabel({ project, isScripted, isBar = false }: ScriptedLabelProps) {
  const t = useLabelTexts();
  const hasGaze = project.pages.some(({ kind }) => kind !== 'survey');
  if (!isScripted || !hasGaze) return null;
  const text = t(project.id === SAMPLE_ID ? 'simulated' : 'scripted');
  if (!isBar) return <Badge tone="warn">{text}</Badge>;
  return (
    <p className="type-small flex-none bg-warn-bg px-3 py-0.5 text-center text-warn">{text}</p>
  );
}

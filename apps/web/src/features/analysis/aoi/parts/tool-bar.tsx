import { IconButton } from '@fovea/ui';
import { Circle, Hand, MousePointer2, Pentagon, Square } from 'lucide-react';
import { type EditorStore, pickTool } from '#features/analysis/aoi/model/editor-state.ts';
import type { Editor } from '#features/analysis/aoi/model/use-editor.ts';
import { useTexts } from '#features/analysis/aoi/texts.ts';

const TOOLS = [
  { name: 'select', key: 'V', Icon: MousePointer2 },
  { name: 'pan', key: 'H', Icon: Hand },
  { name: 'rectangle', key: 'R', Icon: Square },
  { name: 'ellipse', key: 'E', Icon: Circle },
  { name: 'polygon', key: 'P', Icon: Pentagon },
] as const;
type Tool = (typeof TOOLS)[number]['name'];

/** Tools of the pointer, floating over the stage. */
export function ToolBar({ editor: { store, state }, isOff }: { editor: Editor; isOff: boolean }) {
  const t = useTexts();
  const current: Tool = state.isPanning
    ? 'pan'
    : state.drawMode === 'none'
      ? 'select'
      : state.drawMode;
  return (
    <div
      role="toolbar"
      aria-label={t('tools')}
      aria-orientation="vertical"
      className="absolute top-1/2 left-3.5 flex -translate-y-1/2 flex-col gap-0.5 rounded-touch border border-border bg-surface p-1"
    >
      {TOOLS.map(({ name, key, Icon }) => (
        <IconButton
          key={name}
          label={t(name)}
          keys={[key]}
          disabled={isOff}
          pressed={current === name}
          className={current === name ? 'bg-accent text-on-accent hover:bg-accent-fill-hover' : ''}
          onClick={() => pick(store, name)}
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}

function pick(store: EditorStore, tool: Tool): void {
  if (tool === 'pan') store.setState({ drawMode: 'none', isPanning: true });
  else pickTool(store, tool === 'select' ? 'none' : tool);
}

import { Tooltip } from '@fovea/ui';

export function NotedName({ name, note }: { name: string; note: string }) {
  return (
    <Tooltip side="bottom" text={note}>
      <button type="button" className="focus-ring hit-area cursor-help rounded-chip">
        {name}
      </button>
    </Tooltip>
  );
}

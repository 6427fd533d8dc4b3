import { Button, IconButton, Switch } from '@fovea/ui';
import { Flame, Keyboard, Magnet, Redo2, Undo2 } from 'lucide-react';
import type { Editor } from '#features/analysis/aoi/model/use-editor.ts';
import { useTexts } from '#features/analysis/aoi/texts.ts';
import { modals } from '#shared/modals/modals.ts';
import { MODIFIER } from '#shared/modifier-key.ts';
import type { Layout } from '#studio/frame/use-layout.ts';

/** Over the stage: back and forth, and how one draws. */
export function EditorBar({ editor, layout }: { editor: Editor; layout: Layout }) {
  const t = useTexts();
  const { store, state, queue, actions } = editor;
  const { isSnapping, hasHeat } = state;
  return (
    <>
      <IconButton
        label={t('undo')}
        keys={[MODIFIER, 'Z']}
        size="dense"
        disabled={!queue.canUndo}
        onClick={actions.undo}
      >
        <Undo2 aria-hidden="true" />
      </IconButton>
      <IconButton
        label={t('redo')}
        keys={[MODIFIER, 'Shift', 'Z']}
        size="dense"
        disabled={!queue.canRedo}
        onClick={actions.redo}
      >
        <Redo2 aria-hidden="true" />
      </IconButton>
      <Button
        variant="quiet"
        size="dense"
        aria-pressed={isSnapping}
        className={isSnapping ? 'bg-surface-3 text-text' : ''}
        title={`${t('snap')} (S)`}
        iconLeft={<Magnet aria-hidden="true" />}
        onClick={() => store.setState({ isSnapping: !isSnapping })}
      >
        {t('snap')}
      </Button>
      <Button
        variant="quiet"
        size="dense"
        aria-pressed={hasHeat}
        className={hasHeat ? 'bg-surface-3 text-text' : ''}
        iconLeft={<Flame aria-hidden="true" />}
        onClick={() => store.setState({ hasHeat: !hasHeat })}
      >
        {t('heat')}
      </Button>
      <span className="flex-1" />
      <Switch
        label={t('autoKeyframe')}
        checked={actions.isAuto()}
        onChange={(isAutoKeyframe) => store.setState({ isAutoKeyframe })}
        className="type-small flex-row-reverse gap-2"
      />
      {layout === 'wide' && (
        <Button
          variant="quiet"
          size="dense"
          title={`${t('shortcuts')} (?)`}
          iconLeft={<Keyboard aria-hidden="true" />}
          onClick={() => modals.open('shortcutList', {})}
        >
          {t('shortcuts')}
        </Button>
      )}
    </>
  );
}

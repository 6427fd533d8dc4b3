import { IconButton, Sheet } from '@fovea/ui';
import { PanelLeft, PanelRight } from 'lucide-react';
import { Lanes } from '#studio/dock/timeline.tsx';
import { Transport } from '#studio/dock/transport.tsx';
import { PageStrip } from '#studio/strip/page-strip.tsx';
import { useTexts } from '#studio/texts.ts';
import type { StudioFrameProps } from './frame-props.ts';

/** Strip, stage with the dock under it, and the panel beside it or in a drawer. */
export function WideBody(props: StudioFrameProps) {
  const t = useTexts();
  const { layout, project, page, clock, lanes, panels, stage, panel } = props;
  const isWide = layout === 'wide';
  const panelLabel = props.panelLabel ?? t('panel');
  return (
    <div className="flex min-h-0 flex-1">
      {panels.isStripOpen && (
        <PageStrip
          pages={project.pages}
          count={page.count}
          current={page.index}
          onChange={page.goTo}
          hasGaze={page.hasGaze}
        />
      )}
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        <Tools {...props} />
        {props.chips}
        {stage}
        {props.hasDock !== false && (
          <section
            id="timeline"
            tabIndex={-1}
            aria-label={t('timeline')}
            className="flex-none border-border border-t bg-surface outline-none"
          >
            <Transport
              clock={clock}
              canGoBack={page.index > 0}
              canGoOn={page.index < page.count - 1}
              onPage={(step) => page.goTo(page.index + step)}
              range={lanes.range}
              hasImmersion={lanes.immersion !== null && !lanes.hiddenLanes.includes('immersion')}
            >
              {props.dockActions}
            </Transport>
            {props.dock ?? <Lanes clock={clock} {...lanes} />}
          </section>
        )}
      </main>
      {isWide && panels.isPanelOpen && (
        <aside
          id="participants"
          tabIndex={-1}
          aria-label={panelLabel}
          className="flex w-86 flex-none flex-col border-border border-l bg-surface outline-none"
        >
          {panel}
        </aside>
      )}
      {!isWide && (
        <Sheet
          open={panels.isPanelOpen}
          onOpenChange={panels.setIsPanelOpen}
          title={panelLabel}
          closeLabel={t('close')}
        >
          <div className="-m-5 flex h-[calc(100dvh-3.5rem)] flex-col">{panel}</div>
        </Sheet>
      )}
    </div>
  );
}

function Tools({ layout, panels, tools, panelLabel }: StudioFrameProps) {
  const t = useTexts();
  const { isPanelOpen, isStripOpen } = panels;
  return (
    <div className="flex h-12 flex-none items-center gap-2 border-border border-b bg-surface px-3">
      <IconButton
        label={t(isStripOpen ? 'hidePages' : 'showPages')}
        keys={['[']}
        size="dense"
        onClick={() => panels.setIsStripOpen(!isStripOpen)}
      >
        <PanelLeft aria-hidden="true" />
      </IconButton>
      <span aria-hidden="true" className="mx-0.5 h-5 w-px bg-border" />
      {tools}
      <IconButton
        {...(layout === 'medium' ? { id: 'participants' } : {})}
        label={panelLabel ?? t(isPanelOpen ? 'hidePanel' : 'showPanel')}
        keys={[']']}
        size="dense"
        onClick={() => panels.setIsPanelOpen(!isPanelOpen)}
      >
        <PanelRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}

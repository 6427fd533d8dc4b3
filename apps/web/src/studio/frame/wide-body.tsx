import { GazePointGlyph, IconButton, Sheet } from '@fovea/ui';
import { PanelLeft, PanelRight } from 'lucide-react';
import { toNumberText } from '#shared/format/numbers.ts';
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
  return (
    <div className="flex min-h-0 flex-1">
      {panels.isStripOpen && (
        <PageStrip
          pages={project.pages}
          current={page.index}
          onChange={page.goTo}
          hasGaze={page.hasGaze}
        />
      )}
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        <Tools {...props} />
        {stage}
        <section
          id="timeline"
          tabIndex={-1}
          aria-label={t('timeline')}
          className="flex-none border-border border-t bg-surface outline-none"
        >
          <Transport
            clock={clock}
            canGoBack={page.index > 0}
            canGoOn={page.index < project.pages.length - 1}
            onPage={(step) => page.goTo(page.index + step)}
          />
          <Lanes clock={clock} {...lanes} />
        </section>
      </main>
      {isWide && panels.isPanelOpen && (
        <aside
          id="participants"
          tabIndex={-1}
          aria-label={t('participants')}
          className="flex w-86 flex-none flex-col border-border border-l bg-surface outline-none"
        >
          <PanelHead count={props.participantCount} />
          {panel}
        </aside>
      )}
      {!isWide && (
        <Sheet
          open={panels.isPanelOpen}
          onOpenChange={panels.setIsPanelOpen}
          title={t('participants')}
          closeLabel={t('close')}
        >
          <div className="-m-5 flex h-[calc(100dvh-3.5rem)] flex-col">{panel}</div>
        </Sheet>
      )}
    </div>
  );
}

function Tools({ layout, panels, shownText }: StudioFrameProps) {
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
      <h2 className="flex items-center gap-1.5 font-medium text-[0.78125rem] text-text">
        <GazePointGlyph className="size-3.5" />
        {t('gazePoint')}
      </h2>
      <span className="flex-1" />
      <span className="tnum type-small text-text-3">{shownText}</span>
      <IconButton
        {...(layout === 'medium' ? { id: 'participants' } : {})}
        label={t(isPanelOpen ? 'hideParticipants' : 'showParticipants')}
        keys={[']']}
        size="dense"
        onClick={() => panels.setIsPanelOpen(!isPanelOpen)}
      >
        <PanelRight aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function PanelHead({ count }: { count: number }) {
  const t = useTexts();
  return (
    <div className="flex h-12 flex-none border-border border-b px-4">
      <h2 className="type-body flex items-center gap-1.5 font-medium shadow-[inset_0_-2px_0_var(--text)]">
        {t('participants')}
        {count > 0 && <span className="tnum type-small text-text-2">{toNumberText(count)}</span>}
      </h2>
    </div>
  );
}

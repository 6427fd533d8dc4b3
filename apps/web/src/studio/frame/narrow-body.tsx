import { ChevronDown, ChevronUp } from 'lucide-react';
import { NarrowDock } from '#studio/dock/narrow-dock.tsx';
import { StepButton } from '#studio/dock/step-button.tsx';
import { useTexts } from '#studio/texts.ts';
import { BottomSheet, SHEET_STOPS } from './bottom-sheet.tsx';
import type { StudioFrameProps } from './frame-props.ts';

/** Stage on top, then the dock, then the participants in a sheet. */
export function NarrowBody(props: StudioFrameProps) {
  const t = useTexts();
  const { clock, lanes, panels, shownText, tools, chips, zoom, stage, panel } = props;
  const { hasPanel, hasDock = true } = props;
  const { sheetStop, setSheetStop } = panels;
  // The largest stop lies over the stage; the others leave it the rest of the screen.
  const roomBelow = SHEET_STOPS[Math.min(sheetStop, 1)];
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <main
        id="content"
        tabIndex={-1}
        inert={hasPanel && sheetStop === 2}
        className="flex min-h-0 flex-1 flex-col outline-none"
      >
        {chips}
        <div className="relative flex min-h-0 flex-1">
          {stage}
          {tools}
          <div className="absolute top-3.5 right-3 flex flex-col gap-1.5">
            {hasDock && <PageSteps {...props} />}
            {zoom}
          </div>
        </div>
        {hasDock ? (
          <section
            id="timeline"
            tabIndex={-1}
            aria-label={t('timeline')}
            className="flex-none border-border border-t bg-surface outline-none"
          >
            <NarrowDock clock={clock} {...lanes} />
          </section>
        ) : (
          <div className="flex flex-none justify-end gap-1.5 border-border border-t bg-surface px-3 py-1.5">
            <PageSteps {...props} />
          </div>
        )}
      </main>
      {hasPanel && (
        <>
          <div className="flex-none" style={{ height: roomBelow }} />
          <BottomSheet
            stop={sheetStop}
            onStop={setSheetStop}
            head={<p className="tnum type-body text-text-2">{shownText}</p>}
          >
            {panel}
          </BottomSheet>
        </>
      )}
    </div>
  );
}

/** On the stage, or under what has no stage. */
function PageSteps({ page }: Pick<StudioFrameProps, 'page'>) {
  const t = useTexts();
  if (page.count < 2) return null;
  return (
    <>
      <StepButton
        label={t('previousPage')}
        isOff={page.index === 0}
        onPress={() => page.goTo(page.index - 1)}
      >
        <ChevronUp aria-hidden="true" />
      </StepButton>
      <StepButton
        label={t('nextPage')}
        isOff={page.index === page.count - 1}
        onPress={() => page.goTo(page.index + 1)}
      >
        <ChevronDown aria-hidden="true" />
      </StepButton>
    </>
  );
}

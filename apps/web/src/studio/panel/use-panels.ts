import { useState } from 'react';
import type { Layout } from '#studio/frame/use-layout.ts';

/**
 * Open panels beside and under the stage, and the tab of the panel: `first` until one is chosen.
 */
export function usePanels<Tab extends string>(layout: Layout, first: Tab) {
  // Beside the stage the panel is open at first; as a drawer it would cover the stage.
  const [isBesideOpen, setIsBesideOpen] = useState(true);
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const [isStripOpen, setIsStripOpen] = useState(true);
  const [sheetStop, setSheetStop] = useState(1);
  const [chosen, setTab] = useState<Tab | 'filter'>();
  const isPanelOpen = layout === 'wide' ? isBesideOpen : isDrawerOpen;
  const setIsPanelOpen = layout === 'wide' ? setIsBesideOpen : setIsDrawerOpen;

  /** Shows the filter and goes to its first control. */
  const openFilter = () => {
    setTab('filter');
    setIsPanelOpen(true);
    setSheetStop((stop) => Math.max(stop, 1));
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role=tabpanel] [role=switch]')?.focus(),
    );
  };
  return {
    tab: chosen ?? first,
    setTab,
    openFilter,
    panels: { isPanelOpen, setIsPanelOpen, isStripOpen, setIsStripOpen, sheetStop, setSheetStop },
  };
}

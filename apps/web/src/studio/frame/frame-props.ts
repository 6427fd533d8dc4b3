import type { Page, Project } from '@fovea/contract';
import type { PlaybackClock } from '@fovea/stage';
import type { ReactNode } from 'react';
import type { LanesProps } from '#studio/dock/timeline.tsx';
import type { StudioHeaderProps } from './studio-header.tsx';
import type { Layout } from './use-layout.ts';

export interface StudioFrameProps {
  layout: Layout;
  project: Project;
  page: {
    index: number;
    /** Pages, and the final review behind them where its results are shown. */
    count: number;
    goTo: (index: number) => void;
    hasGaze: (page: Page) => boolean;
  };
  clock: PlaybackClock;
  lanes: Omit<LanesProps, 'clock'>;
  refresh: Pick<StudioHeaderProps, 'updatedAtMs' | 'isRefreshing' | 'onRefresh'>;
  shownText: string;
  isScripted: StudioHeaderProps['isScripted'];
  panels: {
    isPanelOpen: boolean;
    setIsPanelOpen: (isOpen: boolean) => void;
    isStripOpen: boolean;
    setIsStripOpen: (isOpen: boolean) => void;
    sheetStop: number;
    setSheetStop: (stop: number) => void;
  };
  /** At the right end of the header. */
  actions: ReactNode;
  /** Over the stage: in a bar, or on narrow screens on it. */
  tools: ReactNode;
  /** Chips of the filters that keep some of the gaze away. */
  chips: ReactNode;
  /** Buttons that lie over the stage on narrow screens. */
  zoom: ReactNode;
  stage: ReactNode;
  /** False where nothing is played. */
  hasDock?: boolean;
  /** In place of the lanes, where there is room for more than one. */
  dock?: ReactNode;
  /** At the right end of the transport. */
  dockActions?: ReactNode;
  /** Label of the panel, if it is not that of participants. */
  panelLabel?: string;
  /** False while there is nobody to list: a phone then needs no sheet for it. */
  hasPanel: boolean;
  panel: ReactNode;
}

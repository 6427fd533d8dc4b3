import type { ProjectSummary } from '@fovea/contract';
import type { Select } from './use-selection.ts';

/** Props of a card and of a row. */
export interface ItemProps {
  readonly project: ProjectSummary;
  /** The one of the list that is in the tab order. */
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  /** Balance, when it is known. */
  readonly balance: number | undefined;
  readonly onSelect: Select;
  /** Filters by a hashtag, too. */
  readonly onHashtag: (name: string) => void;
}

import type { Page } from '@fovea/contract';
import { EmptyState, type Tab, Tabs } from '@fovea/ui';
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { toNumberText } from '#shared/format/numbers.ts';
import { ProOnly } from '#studio/pro/pro-only.tsx';
import { useTexts } from '#studio/texts.ts';

export const PANEL_TABS = ['insights', 'participants', 'filter'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

export interface StudioPanelProps {
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  kind: Page['kind'] | undefined;
  shownCount: number;
  /** Undefined where there are none to show. */
  insights?: ReactNode;
  participants: ReactNode;
  filter: ReactNode;
}

/** The stage in words and lists. */
export function StudioPanel(props: StudioPanelProps) {
  const t = useTexts();
  const { kind, shownCount } = props;
  const tabs: readonly Tab<PanelTab>[] = [
    {
      value: 'insights',
      label: t('insights'),
      content: <ProOnly>{props.insights ?? <Insights kind={kind} />}</ProOnly>,
    },
    {
      value: 'participants',
      label: t('participants'),
      ...(shownCount > 0 ? { count: toNumberText(shownCount) } : {}),
      content: props.participants,
    },
    { value: 'filter', label: t('filter'), content: props.filter },
  ];
  return <Tabs label={t('panel')} fill tabs={tabs} value={props.tab} onChange={props.onTab} />;
}

const TITLES = {
  image: 'inTheWorks',
  video: 'videoInsight',
  survey: 'surveyInsight',
} as const satisfies Record<Page['kind'], string>;

/** Not there yet, and says so in the words of the dialog that stands for it elsewhere. */
function Insights({ kind = 'image' }: Pick<StudioPanelProps, 'kind'>) {
  const t = useTexts();
  return (
    <div className="grid flex-1 place-items-center p-4">
      <EmptyState
        drawing={<Lightbulb aria-hidden="true" className="size-6 text-accent-text" />}
        title={t(TITLES[kind])}
        text={t(kind === 'survey' ? 'surveyInsightText' : 'insightsText')}
      />
    </div>
  );
}

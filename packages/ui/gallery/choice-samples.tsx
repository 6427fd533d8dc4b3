import {
  Badge,
  Checkbox,
  Chip,
  ScoreBadge,
  SegmentedControl,
  Select,
  Switch,
  Tabs,
} from '@fovea/ui';
import { CircleCheck, LayoutGrid, PenLine, Rows3 } from 'lucide-react';
import { useState } from 'react';
import type { Texts } from './texts.ts';

export function ChoiceSamples({ texts }: { texts: Texts }) {
  const [view, setView] = useState<'cards' | 'list'>('cards');
  const [isOn, setIsOn] = useState(true);
  const [isAdult, setIsAdult] = useState(true);
  const [reason, setReason] = useState<string>();
  const [tab, setTab] = useState('tab-1');
  const [hasTag, setHasTag] = useState(true);
  const bands = [
    { from: 90, label: texts.reliable, tone: 'good' },
    { from: 80, label: texts.acceptable, tone: 'warn' },
    { from: 0, label: texts.unreliable, tone: 'bad' },
  ] as const;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={texts.list}
          value={view}
          onChange={setView}
          segments={[
            { value: 'cards', label: texts.cards, icon: <LayoutGrid /> },
            { value: 'list', label: texts.list, icon: <Rows3 /> },
          ]}
        />
        <SegmentedControl
          label={texts.cards}
          value={view}
          onChange={setView}
          segments={[
            { value: 'cards', label: texts.cards, icon: <LayoutGrid />, iconOnly: true },
            { value: 'list', label: texts.list, icon: <Rows3 />, iconOnly: true },
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="info" dot>
          {texts.active}
        </Badge>
        <Badge tone="good" icon={<CircleCheck />}>
          {texts.done}
        </Badge>
        <Badge icon={<PenLine />}>{texts.editing}</Badge>
        <Badge tone="warn">{texts.late}</Badge>
        <Badge tone="bad">{texts.failed}</Badge>
        <Badge tone="accent">Pro</Badge>
        <ScoreBadge score={96.8} bands={bands} />
        <ScoreBadge score={89.9} bands={bands} />
        <ScoreBadge score={41} bands={bands} unit="%" />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Chip>#beverage</Chip>
        <Chip inList>#Q4-campaign</Chip>
        {hasTag && (
          <Chip inList onRemove={() => setHasTag(false)} removeLabel={texts.removeTag}>
            #packaging
          </Chip>
        )}
      </div>
      <div className="flex flex-col gap-1">
        <Checkbox label={texts.adult} checked={isAdult} onChange={setIsAdult} />
        <Checkbox
          label={texts.terms}
          checked={false}
          onChange={() => undefined}
          error={texts.termsError}
        />
        <Checkbox label={texts.list} checked="indeterminate" onChange={() => undefined} />
        <Checkbox label={texts.editing} checked={false} disabled onChange={() => undefined} />
      </div>
      <Switch
        label={texts.shortcuts}
        hint={texts.shortcutsHint}
        checked={isOn}
        onChange={setIsOn}
      />
      <Switch label={texts.cards} checked={false} onChange={() => undefined} />
      <Select
        label={texts.reason}
        optionalText={texts.optional}
        placeholder={texts.chooseOne}
        value={reason}
        onChange={setReason}
        options={texts.reasons.map((label) => ({ value: label, label }))}
      />
      <Tabs
        label={texts.settings}
        value={tab}
        onChange={setTab}
        tabs={texts.tabs.map((label, at) => ({
          value: `tab-${at}`,
          label,
          ...(at === 2 ? { count: 14 } : {}),
          content: <p className="text-text-2">{texts.tabText}</p>,
        }))}
      />
    </>
  );
}

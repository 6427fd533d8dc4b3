import {
  Button,
  CopyField,
  DeviceFrame,
  DropZone,
  EmptyState,
  Link,
  NoProjectsDrawing,
  Table,
  VisuallyHidden,
} from '@fovea/ui';
import { useState } from 'react';
import type { Texts } from './texts.ts';

const ROWS = [
  { id: 'P-041', device: 'iPhone 15', seconds: '1:02', score: 96 },
  { id: 'P-042', device: 'Galaxy S24', seconds: '1:05', score: 84 },
  { id: 'P-043', device: 'Pixel 9', seconds: '0:58', score: 71 },
  { id: 'P-044', device: 'iPhone 13 mini', seconds: '1:01', score: 92 },
  { id: 'P-045', device: 'Galaxy A54', seconds: '1:10', score: 88 },
];

export function ContentSamples({ texts }: { texts: Texts }) {
  const [names, setNames] = useState<readonly string[]>([]);
  const [person = '', device = '', length = '', validity = ''] = texts.columns;
  return (
    <>
      <CopyField
        label={texts.link}
        value="collect.example.com/KX4-72P"
        copyLabel={texts.copy}
        copiedLabel={texts.copied}
      />
      <DropZone
        title={texts.dropTitle}
        hint={texts.dropHint}
        browseLabel={texts.browse}
        dropLabel={texts.dropNow}
        accept="image/png,image/jpeg,image/webp"
        onFiles={(files) => setNames(files.map(({ name }) => name))}
      />
      {names.length > 0 && <p role="status">{names.join(', ')}</p>}
      <Table
        label={texts.participants}
        rows={ROWS}
        toKey={({ id }) => id}
        maxHeightPx={204}
        columns={[
          { key: 'id', head: person, cell: ({ id }) => id, isRowHead: true },
          { key: 'device', head: device, cell: (row) => row.device },
          { key: 'length', head: length, cell: ({ seconds }) => seconds, align: 'end' },
          { key: 'score', head: validity, cell: ({ score }) => score, align: 'end' },
        ]}
      />
      <EmptyState
        className="rounded-card border border-border-2 border-dashed"
        drawing={<NoProjectsDrawing />}
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={<Button variant="primary">{texts.newProject}</Button>}
      />
      <div className="flex flex-wrap items-end gap-6">
        <DeviceFrame widthPx={120} aspect={390 / 844}>
          <div className="flex h-full flex-col justify-end gap-2 bg-accent-bg p-3">
            <span className="type-micro">{texts.dispatch}</span>
            <span className="h-6 rounded-chip bg-accent" />
          </div>
        </DeviceFrame>
        <DeviceFrame widthPx={150} aspect={3 / 4} kind="tablet" />
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        <Link href="#content">{texts.links[0]}</Link>
        <Link href="#content" look="quiet">
          {texts.links[1]}
        </Link>
        <Link href="#content" look="inline">
          {texts.links[1]}
        </Link>
        <Link href="https://example.com" external externalLabel={texts.links[2] ?? ''}>
          SDK
        </Link>
        <VisuallyHidden>{texts.sentence}</VisuallyHidden>
      </p>
    </>
  );
}

import type { CrossTable } from '@fovea/records';
import { type Column, Select, Table } from '@fovea/ui';
import { Grid3x3 } from 'lucide-react';
import { toNumberText } from '#shared/format/numbers.ts';
import type { Asked } from './asked.ts';
import { ResultCard } from './result-card.tsx';
import { useTexts } from './texts.ts';
import type { Crossed } from './use-survey.ts';

export interface CrossCardProps {
  /** Questions with options; at least two. */
  asked: readonly Asked[];
  crossed: NonNullable<Crossed>;
  table: CrossTable | null;
  onCross: (crossed: NonNullable<Crossed>) => void;
}

interface Row {
  readonly name: string;
  readonly counts: readonly number[];
}

/** How many people gave which answers to two questions. */
export function CrossCard({ asked, crossed, table, onCross }: CrossCardProps) {
  const t = useTexts();
  const [rowsId, columnsId] = crossed;
  const find = (id: string) => asked.find((each) => each.id === id);
  const [down, across] = [find(rowsId), find(columnsId)];
  const toOptions = (taken: string) =>
    asked.flatMap(({ id, title }) => (id === taken ? [] : [{ value: id, label: title }]));
  const rows = (down?.options ?? []).map(
    (option, i): Row => ({ name: down?.toName(option) ?? '', counts: table?.counts[i] ?? [] }),
  );
  const columns: readonly Column<Row>[] = [
    { key: 'name', head: down?.title, cell: ({ name }) => name, isRowHead: true },
    ...(across?.options ?? []).map((option, i) => ({
      key: String(option),
      head: across?.toName(option),
      cell: ({ counts }: Row) => toNumberText(counts[i] ?? 0),
      align: 'end' as const,
    })),
  ];
  return (
    <ResultCard
      icon={<Grid3x3 aria-hidden="true" />}
      kind={t('crossTable')}
      basis={table === null ? '' : t('answeredBoth', { count: table.people })}
      title={t('crossTitle')}
      foot={t('crossNote')}
    >
      <div className="flex flex-wrap gap-2 px-4 pb-3">
        <Select
          label={t('crossRows')}
          size="default"
          className="min-w-0 flex-1"
          options={toOptions(columnsId)}
          value={rowsId}
          onChange={(id) => onCross([id, columnsId])}
        />
        <Select
          label={t('crossColumns')}
          size="default"
          className="min-w-0 flex-1"
          options={toOptions(rowsId)}
          value={columnsId}
          onChange={(id) => onCross([rowsId, id])}
        />
      </div>
      <Table
        label={t('crossTable')}
        columns={columns}
        rows={rows}
        toKey={({ name }) => name}
        className="mx-4"
      />
    </ResultCard>
  );
}

import { toClassNames } from '@fovea/ui';

export interface Figure {
  readonly name: string;
  readonly value: string;
}

export interface FigureListProps {
  figures: readonly Figure[];
  className?: string;
}

export function FigureList({ figures, className }: FigureListProps) {
  return (
    <dl className={toClassNames('gap-x-5', className)}>
      {figures.map(({ name, value }) => (
        <div key={name} className="type-small flex break-inside-avoid justify-between gap-2 py-0.5">
          <dt className="text-text-2">{name}</dt>
          <dd className="tnum whitespace-nowrap text-right font-medium text-text">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { ImageUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { toClassNames } from './class-names.ts';

export interface DropZoneProps {
  /** Instruction, such as "Drop pictures here". */
  title: ReactNode;
  /** Kinds and sizes that are taken. */
  hint?: ReactNode;
  /** The button that opens the file dialog: everything works without dragging. */
  browseLabel: string;
  /** Shown while files are held over it. */
  dropLabel: string;
  onFiles: (files: readonly File[]) => void;
  /** As of a file input: `image/png,image/jpeg`. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  error?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

export function DropZone({
  title,
  hint,
  browseLabel,
  dropLabel,
  onFiles,
  accept,
  multiple = true,
  disabled = false,
  error,
  icon,
  className,
}: DropZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const taken = [...(files ?? [])].slice(0, multiple ? undefined : 1);
    if (taken.length > 0 && !disabled) onFiles(taken);
  };
  const handleDrag = (event: DragEvent, isInside: boolean) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(isInside);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the extra way; the button inside is the way of the keyboard.
    <div
      data-over={isOver || undefined}
      onDragEnter={(event) => handleDrag(event, true)}
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) =>
        event.currentTarget.contains(event.relatedTarget as Node | null) || handleDrag(event, false)
      }
      onDrop={(event) => {
        handleDrag(event, false);
        take(event.dataTransfer.files);
      }}
      className={toClassNames(
        'flex flex-col items-center gap-1 rounded-card border-[1.5px] border-border-input border-dashed bg-surface px-5 py-8 text-center transition-colors',
        'data-over:border-accent data-over:bg-accent-bg',
        error && 'border-bad',
        disabled && 'border-border opacity-60',
        className,
      )}
    >
      <span className="mb-2 grid size-10 place-items-center rounded-touch bg-accent-bg text-accent-text [&_svg.lucide]:size-4.5">
        {icon ?? <ImageUp aria-hidden="true" />}
      </span>
      <span className="type-body font-semibold">{isOver ? dropLabel : title}</span>
      {hint && (
        <span id={`${id}hint`} className="type-small text-balance text-text-3">
          {hint}
        </span>
      )}
      {error && (
        <span id={`${id}error`} role="alert" className="type-small text-bad">
          {error}
        </span>
      )}
      <button
        type="button"
        disabled={disabled}
        aria-describedby={error ? `${id}error` : hint ? `${id}hint` : undefined}
        onClick={() => input.current?.click()}
        className="type-body hit-area focus-ring mt-2 min-h-8 rounded-control px-2 font-medium text-accent-text hover:underline"
      >
        {browseLabel}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
    </div>
  );
}

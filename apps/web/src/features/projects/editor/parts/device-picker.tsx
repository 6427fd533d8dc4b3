import type { Project } from '@fovea/contract';
import { Button, Popover, Skeleton, toClassNames } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { devicesQuery } from '#features/projects/editor/model/devices.queries.ts';
import {
  chooseDevice,
  listSuited,
  type Preview,
} from '#features/projects/editor/model/preview-device.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { useCombobox } from '#shared/combobox.ts';

interface DevicePickerProps {
  kind: Project['device'];
  preview: Pick<Preview, 'name' | 'isUnknown'>;
}

/** On which phone or tablet pages are looked at; participants may use any. */
export function DevicePicker({ kind, preview: { name, isUnknown } }: DevicePickerProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const anyone = t(kind === 'mobile' ? 'anyPhone' : 'anyTablet');
  const choose = (next: string | undefined) => {
    chooseDevice(kind, next);
    setOpen(false);
  };
  return (
    <Popover
      label={t('deviceName')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button
          variant="quiet"
          size="dense"
          aria-label={`${t('deviceName')}: ${name ?? anyone}${isUnknown ? `, ${t('unknownDevice')}` : ''}`}
          iconRight={<ChevronDown aria-hidden="true" className="size-3.5" />}
        >
          <span className={toClassNames('max-w-46 truncate', isUnknown && 'text-bad')}>
            {name ?? anyone}
          </span>
        </Button>
      }
    >
      <DeviceList kind={kind} anyone={anyone} onChoose={choose} />
    </Popover>
  );
}

interface DeviceListProps {
  kind: Project['device'];
  anyone: string;
  onChoose: (name: string | undefined) => void;
}

function DeviceList({ kind, anyone, onChoose }: DeviceListProps) {
  const t = useTexts();
  const noteId = useId();
  const [typed, setTyped] = useState('');
  const { data: devices } = useQuery(devicesQuery);
  const found = devices ? listSuited(devices, kind, typed) : [];
  const rows = [
    ...(typed.trim() === '' ? [{ name: undefined, note: '' }] : []),
    ...found.map(({ name, screenWidthPx, screenHeightPx }) => ({
      name,
      note: screenWidthPx && screenHeightPx ? `${screenWidthPx} × ${screenHeightPx}` : '',
    })),
  ];
  const combobox = useCombobox({
    count: rows.length,
    onTake: (at) => onChoose(rows[at]?.name),
  });
  const isInvalid = devices !== undefined && rows.length === 0;
  const handleKey = (event: KeyboardEvent) => {
    if (combobox.handleKey(event)) return;
    // A name that nobody knows is taken as it is: the frame is then the plain one.
    if (event.key === 'Enter' && isInvalid && !event.nativeEvent.isComposing)
      onChoose(typed.trim());
  };
  return (
    <>
      <div className="field-edge flex rounded-touch bg-surface p-2">
        <input
          {...combobox.input}
          // biome-ignore lint/a11y/noAutofocus: the press that opened it asked for it.
          autoFocus
          aria-label={t('searchDevice')}
          aria-describedby={noteId}
          aria-invalid={isInvalid || undefined}
          placeholder={t('searchDevice')}
          value={typed}
          onChange={(event) => {
            combobox.markFirst();
            setTyped(event.target.value);
          }}
          onKeyDown={handleKey}
          className="type-body min-h-7 min-w-0 flex-1 bg-transparent px-1 text-text outline-none placeholder:text-text-3"
        />
      </div>
      <p id={noteId} role="status" className="type-small mt-2 text-bad empty:hidden">
        {isInvalid && t('unknownDevice')}
      </p>
      {!devices && <Skeleton className="mt-2 h-9 w-full" />}
      {rows.length > 0 && (
        <div
          id={combobox.listId}
          role="listbox"
          aria-label={t('deviceName')}
          className="mt-2 overflow-y-auto"
          style={{ maxHeight: '16rem' }}
        >
          {rows.map(({ name, note }, at) => (
            <div
              {...combobox.toRow(at)}
              key={name ?? anyone}
              className="type-body flex min-h-9 cursor-pointer items-center gap-2 px-3 aria-selected:bg-surface-2"
            >
              <span className="min-w-0 flex-1 truncate">{name ?? anyone}</span>
              <span className="type-small tnum flex-none text-text-3">{note}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

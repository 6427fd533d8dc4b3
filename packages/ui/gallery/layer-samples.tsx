import { Button, Dialog, Menu, Popover, Sheet, Switch, TextField } from '@fovea/ui';
import { ChevronDown, Copy, ExternalLink, Link as LinkIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Texts } from './texts.ts';

export function LayerSamples({ texts, opened }: { texts: Texts; opened: string | null }) {
  const [open, setOpen] = useState(opened);
  const [isOn, setIsOn] = useState(true);
  const close = () => setOpen(null);
  const [first = '', second = '', third = '', last = ''] = texts.menuEntries;
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setOpen('dialog')}>{texts.openDialog}</Button>
      <Button onClick={() => setOpen('danger')}>{texts.openDanger}</Button>
      <Button onClick={() => setOpen('sheet')}>{texts.openSheet}</Button>
      <Menu
        align="start"
        trigger={<Button iconRight={<ChevronDown />}>{texts.openMenu}</Button>}
        entries={[
          { kind: 'heading', label: texts.menuHeading },
          { label: first, icon: <ExternalLink />, keys: ['Enter'], onSelect: () => undefined },
          { label: second, icon: <Copy />, keys: ['Ctrl', 'D'], onSelect: () => undefined },
          { label: third, icon: <LinkIcon />, disabled: true, onSelect: () => undefined },
          { kind: 'line', label: 'line' },
          { label: last, icon: <Trash2 />, danger: true, onSelect: () => setOpen('danger') },
        ]}
      />
      <Popover label={texts.openPopover} trigger={<Button>{texts.openPopover}</Button>}>
        <p className="mb-3 text-text-2">{texts.popoverText}</p>
        <Switch label={texts.shortcuts} checked={isOn} onChange={setIsOn} />
      </Popover>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title={texts.dialogTitle}
        description={texts.dialogText}
        closeLabel={texts.close}
        widthPx={480}
        actions={
          <>
            <Button size="public" onClick={close}>
              {texts.later}
            </Button>
            <Button size="public" variant="primary" onClick={close}>
              {texts.activate}
            </Button>
          </>
        }
      >
        <TextField label={texts.name} hint={texts.nameHint} defaultValue="Yuzu Spark launch ad" />
      </Dialog>
      <Dialog
        danger
        open={open === 'danger'}
        onOpenChange={close}
        title={texts.dangerTitle}
        description={texts.dangerText}
        actions={
          <>
            <Button size="public" onClick={close}>
              {texts.keep}
            </Button>
            <Button size="public" variant="danger-fill" onClick={close}>
              {texts.remove}
            </Button>
          </>
        }
      />
      <Sheet
        open={open === 'sheet'}
        onOpenChange={close}
        title={texts.sheetTitle}
        closeLabel={texts.close}
        footer={
          <Button variant="primary" size="public" onClick={close}>
            {texts.saveChanges}
          </Button>
        }
      >
        <Switch label={texts.reliable} checked={isOn} onChange={setIsOn} />
      </Sheet>
    </div>
  );
}

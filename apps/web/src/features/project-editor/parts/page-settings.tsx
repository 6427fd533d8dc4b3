import { LIMITS } from '@fovea/contract';
import { Button, NumberStepper } from '@fovea/ui';
import { Trash2 } from 'lucide-react';
import type { EditorRow } from '#features/project-editor/model/editor-rows.ts';
import { useTexts } from '#features/project-editor/texts.ts';
import { Section } from './section.tsx';

/** A person sets whole and half seconds up to a minute. */
const STEP_S = 0.5;
const MAX_S = 60;

interface PageSettingsProps {
  row: EditorRow | undefined;
  onTimer: (pageId: string, timerMs: number) => void;
  onRemove: (row: EditorRow) => void;
}

export function PageSettings({ row, onTimer, onRemove }: PageSettingsProps) {
  const t = useTexts();
  if (row === undefined) {
    return <p className="type-body text-pretty px-4 py-4 text-text-3">{t('noPageYet')}</p>;
  }
  const { page } = row;
  const asset = page?.assets[0];
  return (
    <>
      <Section>
        <div className="flex items-center gap-3">
          <span className="size-10 flex-none overflow-hidden rounded-control bg-surface-2 ring-1 ring-border">
            {row.url && <img src={row.url} alt="" className="size-full object-cover" />}
          </span>
          <div className="min-w-0">
            <p className="type-body truncate font-semibold">
              {asset?.fileName ?? row.upload?.file.name}
            </p>
            {asset?.widthPx && asset.heightPx && (
              <p className="type-small tnum text-text-3">
                {t('file', {
                  width: String(asset.widthPx),
                  height: String(asset.heightPx),
                })}
              </p>
            )}
          </div>
        </div>
      </Section>
      {page && (
        <>
          <Section>
            <NumberStepper
              key={page.id}
              label={t('timer')}
              hint={t('timerHint')}
              value={(page.timerMs ?? 0) / 1_000}
              onChange={(seconds) => onTimer(page.id, Math.round(seconds * 1_000))}
              min={LIMITS.timerMinMs / 1_000}
              max={MAX_S}
              step={STEP_S}
              unit={t('seconds')}
              decreaseLabel={t('shorter')}
              increaseLabel={t('longer')}
            />
          </Section>
          <Section>
            <Button
              variant="danger"
              className="self-start"
              iconLeft={<Trash2 aria-hidden="true" />}
              onClick={() => onRemove(row)}
            >
              {t('remove')}
            </Button>
          </Section>
        </>
      )}
    </>
  );
}

import type { Page } from '@fovea/contract';
import { ProgressBar, toClassNames } from '@fovea/ui';
import { Clapperboard, Image, ListChecks } from 'lucide-react';
import type { EditorRow } from '#features/projects/editor/model/editor-rows.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { toProblemText } from '#features/projects/files/file-problems.ts';
import type { Upload } from '#features/projects/files/uploads/upload.ts';
import {
  toBarShare,
  useUploadTexts,
  useUploadWord,
} from '#features/projects/files/uploads/upload-texts.ts';
import { useDurationText } from '#shared/format/durations.ts';

const ICONS = { image: Image, video: Clapperboard, survey: ListChecks } as const;

/** The second line of a row: what the page is, or how far its file. */
export function RowState({ row, isCurrent }: { row: EditorRow; isCurrent: boolean }) {
  const t = useUploadTexts();
  const toMeta = usePageMeta();
  const tone = isCurrent ? 'text-text-2' : 'text-text-3';
  if (row.upload) return <UploadState upload={row.upload} name={row.name} tone={tone} />;
  const { page } = row;
  const checking = page.assets.find((asset) => asset?.status === 'checking');
  const Icon = ICONS[page.kind];
  return (
    <span className={toClassNames('type-micro tnum flex items-center gap-1', tone)}>
      <Icon aria-hidden="true" className="size-3.5 flex-none" />
      <span className="truncate">
        {checking
          ? checking.progress === null
            ? t('checking')
            : t('preparing', { percent: checking.progress })
          : toMeta(page)}
      </span>
    </span>
  );
}

function usePageMeta() {
  const t = useTexts();
  const toDuration = useDurationText();
  return ({ kind, timerMs, assets }: Page): string => {
    if (kind === 'survey') return t('question');
    if (kind === 'video') {
      const durationMs = assets[0]?.durationMs;
      return durationMs ? t('videoMeta', { time: toDuration(durationMs) }) : t('video');
    }
    return timerMs === null ? t('imageTap') : t('imageMeta', { time: toDuration(timerMs) });
  };
}

function UploadState({ upload, name, tone }: { upload: Upload; name: string; tone: string }) {
  const toWord = useUploadWord();
  const { state, problem } = upload;
  if (state === 'failed' || state === 'refused') {
    return (
      <span className="type-micro block text-bad">
        {problem ? toProblemText(problem) : toWord(upload)}
      </span>
    );
  }
  return (
    <span className={toClassNames('type-micro tnum block', tone)}>
      <span className="block truncate">{toWord(upload)}</span>
      <ProgressBar
        className="mt-0.5 h-0.75"
        label={name}
        share={toBarShare(upload)}
        valueText={toWord(upload)}
      />
    </span>
  );
}

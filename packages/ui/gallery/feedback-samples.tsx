import { Button, ProgressBar, Ring, Skeleton, Spinner, useToast } from '@fovea/ui';
import { useEffect } from 'react';
import type { Texts } from './texts.ts';

export function FeedbackSamples({ texts, opened }: { texts: Texts; opened: string | null }) {
  const toast = useToast();
  useEffect(() => {
    if (opened !== 'toasts') return;
    const long = { durationMs: 86_400_000 };
    toast.show({ ...long, kind: 'success', title: texts.toastSent, cause: 'sent' });
    toast.show({ ...long, kind: 'error', title: texts.toastFailed, cause: 'failed' });
    const action = { label: texts.undo, onSelect: () => undefined };
    toast.show({ ...long, title: texts.toastDeleted, cause: 'deleted', action });
  }, [opened, toast, texts]);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => toast.show({ kind: 'success', title: texts.toastSaved })}>
          {texts.toastSaved}
        </Button>
        <Button
          onClick={() => toast.show({ kind: 'error', title: texts.toastFailed, cause: 'login' })}
        >
          {texts.failed}
        </Button>
        <Button onClick={() => toast.show({ kind: 'info', title: texts.toastInfo })}>
          {texts.loading}
        </Button>
      </div>
      <div className="flex flex-col gap-2">
        <ProgressBar label={texts.progress} share={0.7} valueText={texts.progress} />
        <ProgressBar label={texts.done} share={1} tone="good" />
        <ProgressBar label={texts.loading} />
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <Ring label={texts.progress} share={0.8}>
          <span className="type-number block">48</span>
          <span className="type-small text-text-3">{texts.of}</span>
        </Ring>
        <Ring label={texts.late} share={0.45} sizePx={64} tone="warn">
          <span className="tnum font-semibold">45</span>
        </Ring>
        <Spinner className="text-text-3" />
      </div>
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="flex-1">
          <Skeleton className="mb-2 w-2/3" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      </div>
    </>
  );
}

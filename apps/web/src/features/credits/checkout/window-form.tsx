import { Button, ButtonLink, Skeleton } from '@fovea/ui';
import { Link } from 'react-router';
import { PATHS } from '#shared/paths.ts';
import { useTexts } from './texts.ts';

interface WindowFormProps {
  isReady: boolean;
  isFailed: boolean;
  onRetry: () => void;
}

/** Stands in the place of card fields: the window of the provider, once its script is here. */
export function WindowForm({ isReady, isFailed, onRetry }: WindowFormProps) {
  const t = useTexts();
  if (isReady) return <p className="type-body mt-3 text-text-2">{t('windowNext')}</p>;
  if (!isFailed) {
    return (
      <div role="status" aria-label={t('windowLoading')} className="mt-3">
        <Skeleton className="h-32 w-full rounded-bar" />
      </div>
    );
  }
  return (
    <div
      role="alert"
      className="edge-when-forced mt-3 grid justify-items-center gap-1 rounded-bar bg-bad-bg p-4 text-center"
    >
      <p className="type-body font-semibold text-bad">{t('windowFailed')}</p>
      <p className="type-small text-text-2">{t('windowFailedText')}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button size="touch" onClick={onRetry}>
          {t('retry')}
        </Button>
        <ButtonLink size="touch" variant="quiet" asChild>
          <Link to={PATHS.contact}>{t('contact')}</Link>
        </ButtonLink>
      </div>
    </div>
  );
}

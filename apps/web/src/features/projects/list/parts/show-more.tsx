import { Button } from '@fovea/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '#features/projects/list/texts.ts';

/** Loads before the end of the list is seen. */
const AHEAD = '600px';

interface ShowMoreProps {
  isLoading: boolean;
  onMore: () => void;
}

/** Presses itself when it comes near. */
export function ShowMore({ isLoading, onMore }: ShowMoreProps) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const load = useRef(onMore);
  useEffect(() => {
    load.current = onMore;
  });
  useEffect(() => {
    if (!place.current || isLoading) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load.current();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <div ref={place} className="mt-6 flex justify-center">
      <Button loading={isLoading} onClick={onMore}>
        {t('showMore')}
      </Button>
    </div>
  );
}

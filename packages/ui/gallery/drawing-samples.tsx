import {
  GeneralErrorDrawing,
  NoParticipantsDrawing,
  NoProjectsDrawing,
  NoResultsDrawing,
  NotFoundDrawing,
  OfflineDrawing,
  ServerErrorDrawing,
} from '@fovea/ui';
import type { Texts } from './texts.ts';

export function DrawingSamples({ texts }: { texts: Texts }) {
  const drawings = [
    [<NoProjectsDrawing key="1" />, texts.emptyTitle],
    [<NoParticipantsDrawing key="2" />, texts.noPeopleTitle],
    [<NoResultsDrawing key="7" />, texts.noResultsTitle],
    [<OfflineDrawing key="3" />, texts.offline],
    [<NotFoundDrawing key="4" />, texts.notFound],
    [<ServerErrorDrawing key="5" />, texts.serverError],
    [<GeneralErrorDrawing key="6" />, texts.generalError],
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3">
      {drawings.map(([drawing, title]) => (
        <figure key={title} className="text-center">
          {drawing}
          <figcaption className="type-small mt-1 text-balance text-text-2">{title}</figcaption>
        </figure>
      ))}
    </div>
  );
}

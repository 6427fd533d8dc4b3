import { AOI_LIMITS, type Aoi, type Page, type Project } from '@fovea/contract';
import { Select } from '@fovea/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addAois, toCopy } from '#features/analysis/aoi/model/new-aois.ts';
import { toFoundQuery, toProjectQuery } from '#shared/api/projects.queries.ts';
import { queryClient } from '#shared/api/query-client.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { FormDialog } from '#shared/form-dialog.tsx';
import { SAMPLE_ID } from '#shared/paths.ts';
import { findPageName } from '#shared/project/page-name.ts';
import { toasts } from '#shared/toasts.ts';
import { getAoiQueue, visitAoiQueue } from '#studio/aoi/aoi-queue.ts';
import { toAoisQuery } from '#studio/aoi/aois.queries.ts';
import { listPlaces, type Place } from './places.ts';
import { useTexts } from './texts.ts';

/** The projects that were changed last. */
const MOST_PROJECTS = 100;

interface CopyDialogProps {
  aois: readonly Aoi[];
  project: Project;
  onClose: () => void;
}

/** Copies areas to another page of this project, or of another one. */
export function CopyDialog({ aois, project, onClose }: CopyDialogProps) {
  const t = useTexts();
  const [projectId, setProjectId] = useState(project.id);
  const [assetId, setAssetId] = useState<string>();
  const isOwn = projectId === project.id;
  const isSample = project.id === SAMPLE_ID;
  const { data: others = [] } = useQuery({
    ...toFoundQuery('', MOST_PROJECTS),
    enabled: !isSample,
  });
  const { data: other, isFetching } = useQuery({
    ...toProjectQuery(projectId),
    enabled: !isOwn,
    throwOnError: false,
  });
  const from = new Set(aois.map((aoi) => aoi.assetId));
  const places = listTargets(isOwn ? project.pages : (other?.pages ?? []), from);
  const place = places.find(({ asset }) => asset.id === assetId) ?? places[0];
  const { send, isBusy } = useWrite({
    write: (to: Place) => copyAois(aois, projectId, to),
    cause: 'copy-aois',
    onDone: (count) => {
      const missing = aois.length - count;
      toasts.show({
        kind: missing === 0 ? 'success' : 'error',
        title: t('copied', { count }),
        ...(missing > 0 && { text: t('noRoom', { count: missing, most: AOI_LIMITS.aoisMax }) }),
      });
      onClose();
    },
  });
  const toLabel = ({ page, asset }: Place) => {
    const name = findPageName(page) ?? '';
    const label = t('pageOption', { number: page.position + 1, name });
    return listPlaces(page).length > 1 ? `${label} · ${asset.fileName}` : label;
  };
  return (
    <FormDialog
      title={t('copyTitle')}
      description={
        aois.length === 1
          ? t('copyOne', { name: aois[0]?.name ?? '' })
          : t('copyMany', { count: aois.length })
      }
      close={t('close')}
      cancel={t('cancel')}
      submit={t('copy')}
      isBusy={isBusy}
      isDisabled={!place}
      onSubmit={() => place && send(place)}
      onClose={onClose}
    >
      {!isSample && (
        <Select
          label={t('project')}
          options={[
            { value: project.id, label: project.name, note: t('thisProject') },
            ...others
              .filter(({ id }) => id !== project.id)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={projectId}
          onChange={setProjectId}
        />
      )}
      {place ? (
        <Select
          label={t('page')}
          options={places.map((each) => ({ value: each.asset.id, label: toLabel(each) }))}
          value={place.asset.id}
          onChange={setAssetId}
        />
      ) : (
        !isFetching && <p className="type-body text-text-2">{t('noPage')}</p>
      )}
    </FormDialog>
  );
}

/** Every picture and film once, without those that the areas lie on. */
function listTargets(pages: readonly Page[], from: ReadonlySet<string>): Place[] {
  const seen = new Set(from);
  return pages.flatMap(listPlaces).filter(({ asset }) => {
    if (seen.has(asset.id)) return false;
    seen.add(asset.id);
    return true;
  });
}

/** Puts copies onto a picture of any project; how many there was room for. */
async function copyAois(
  aois: readonly Aoi[],
  projectId: string,
  { asset, pageMs }: Place,
): Promise<number> {
  const queue = getAoiQueue(projectId, await queryClient.fetchQuery(toAoisQuery(projectId)));
  visitAoiQueue(queue);
  const copies = aois.map((aoi) => toCopy(aoi, pageMs));
  return addAois(queue, asset.id, copies).length;
}

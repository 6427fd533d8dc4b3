import type { Project } from '@fovea/contract';
import { Badge, Button, IconButton, Menu } from '@fovea/ui';
import { Columns2, Download, Ellipsis, ListFilter, Lock } from 'lucide-react';
import { useNavigate } from 'react-router';
import { modals } from '#shared/modals/modals.ts';
import { openDownload } from '#studio/pro/open-download.ts';
import { useTexts } from '#studio/texts.ts';
import { toAoi } from './to-aoi.ts';
import type { Layout } from './use-layout.ts';

export interface HeaderActionsProps {
  layout: Layout;
  project: Pick<Project, 'id' | 'type'>;
  /** How many filters differ from those at first. */
  changedFilters: number;
  onFilter: () => void;
  /** Undefined where there is nothing to describe. */
  onDescribe?: (() => void) | undefined;
}

/** Filter, Compare and Download; where there is less room the last two lie in a menu. */
export function HeaderActions(props: HeaderActionsProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { layout, project, changedFilters, onFilter } = props;
  const isLocked = project.type === 'basic';
  const compare = () => modals.open('inTheWorks', {});
  const download = () => openDownload(project, () => modals.open('inTheWorks', {}));
  const filterLabel =
    changedFilters > 0 ? t('filterWithCount', { count: changedFilters }) : t('filter');
  const badge = changedFilters > 0 && (
    <span aria-hidden="true">
      <Badge tone="accent" className="tnum">
        {changedFilters}
      </Badge>
    </span>
  );
  if (layout !== 'wide') {
    const isNarrow = layout === 'narrow';
    const size = isNarrow ? 'touch' : 'default';
    return (
      <>
        <IconButton label={filterLabel} keys={['F']} size={size} onClick={onFilter}>
          <ListFilter aria-hidden="true" />
          {badge && (
            <span className="absolute" style={{ top: 0, right: 0 }}>
              {badge}
            </span>
          )}
        </IconButton>
        <Menu
          trigger={
            <IconButton label={t('moreActions')} size={size}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          entries={[
            ...(props.onDescribe ? [{ label: t('describe'), onSelect: props.onDescribe }] : []),
            ...(isNarrow
              ? [{ label: t('aoi'), onSelect: () => void navigate(toAoi(project.id)) }]
              : []),
            { label: t('compare'), onSelect: compare },
            {
              label: t('download'),
              ...(isLocked ? { note: <Lock aria-label={t('locked')} /> } : {}),
              onSelect: download,
            },
          ]}
        />
      </>
    );
  }
  return (
    <>
      <Button
        onClick={onFilter}
        iconLeft={<ListFilter aria-hidden="true" />}
        iconRight={badge}
        title={`${t('filter')} (F)`}
      >
        {t('filter')}
        {changedFilters > 0 && (
          <span className="sr-only">{t('filterCount', { count: changedFilters })}</span>
        )}
      </Button>
      <Button onClick={compare} iconLeft={<Columns2 aria-hidden="true" />}>
        {t('compare')}
      </Button>
      <Button
        onClick={download}
        iconLeft={<Download aria-hidden="true" />}
        iconRight={isLocked && <Lock aria-hidden="true" className="text-text-3" />}
        aria-label={isLocked ? t('downloadLocked') : t('download')}
      >
        {t('download')}
      </Button>
    </>
  );
}

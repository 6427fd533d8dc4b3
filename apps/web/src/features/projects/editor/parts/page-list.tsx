import { Button, Switch } from '@fovea/ui';
import { GalleryVerticalEnd, Plus, Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ProjectPatch } from '#features/projects/editor/model/edits.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { toNumberText } from '#shared/format/numbers.ts';
import { PageRows, type PageRowsProps } from './page-rows.tsx';

interface PageListProps extends PageRowsProps {
  onAdd: () => void;
  onProject: (patch: ProjectPatch) => void;
}

/** A column at the left; on narrower screens a row that scrolls inside itself. */
export function PageList(props: PageListProps) {
  const t = useTexts();
  const { project, rows, chosen, onAdd, onProject } = props;
  return (
    <section
      aria-label={t('pageList')}
      className="flex min-h-0 flex-none flex-col border-border border-b bg-surface lg:border-r lg:border-b-0"
    >
      <div className="flex items-center gap-2 px-4 pt-2.5 pb-1.5">
        <h2 className="type-body font-semibold">{t('pages')}</h2>
        <span className="tnum type-body flex-1 text-text-3">
          {chosen.length > 1 ? t('selected', { count: chosen.length }) : toNumberText(rows.length)}
        </span>
        <Button size="dense" iconLeft={<Plus aria-hidden="true" />} onClick={onAdd}>
          {t('addPage')}
        </Button>
      </div>
      <PageRows {...props}>{project.finalReview && rows.length > 0 && <FinalReviewRow />}</PageRows>
      <div className="hidden flex-col gap-2.5 border-border border-t px-3.5 py-2.5 lg:flex">
        <Switch
          label={<SwitchLabel icon={Shuffle}>{t('shuffle')}</SwitchLabel>}
          checked={project.shuffle}
          onChange={(shuffle) => onProject({ shuffle })}
        />
        <Switch
          label={<SwitchLabel icon={GalleryVerticalEnd}>{t('finalReview')}</SwitchLabel>}
          checked={project.finalReview}
          onChange={(finalReview) => onProject({ finalReview })}
        />
      </div>
    </section>
  );
}

/** Always the last, and not a page: there is nothing to set. */
function FinalReviewRow() {
  const t = useTexts();
  return (
    <li
      className="flex w-52 flex-none items-center gap-2.5 rounded-touch border border-border border-dashed py-1.75 pr-2 lg:mt-2 lg:w-auto"
      style={{ paddingLeft: 47 }}
    >
      <span className="grid h-13 w-8.5 flex-none place-items-center rounded-[5px] bg-surface-2 text-text-3 ring-1 ring-border">
        <GalleryVerticalEnd aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="type-body block truncate font-medium">{t('finalReviewRow')}</span>
        <span className="type-micro block text-text-3">{t('finalReviewNote')}</span>
      </span>
    </li>
  );
}

function SwitchLabel({ icon: Icon, children }: { icon: typeof Plus; children: ReactNode }) {
  return (
    <span className="flex items-center gap-2 font-medium">
      <Icon aria-hidden="true" className="size-3.5 text-text-3" />
      {children}
    </span>
  );
}

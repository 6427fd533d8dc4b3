import type { Project } from '@fovea/contract';
import { Button, Chip } from '@fovea/ui';
import { Hash } from 'lucide-react';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { modals } from '#shared/modals/modals.ts';
import { SectionTitle } from './section.tsx';

export function HashtagsSetting({ project }: { project: Project }) {
  const t = useSettingsTexts();
  const { hashtags } = project;
  return (
    <>
      <SectionTitle
        aside={
          <Button
            size="dense"
            iconLeft={<Hash aria-hidden="true" />}
            onClick={() => modals.open('addHashtag', { projects: [project] })}
          >
            {t('editHashtags')}
          </Button>
        }
      >
        {t('hashtags')}
      </SectionTitle>
      {hashtags.length === 0 ? (
        <p className="type-small text-text-3">{t('noHashtags')}</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {hashtags.map(({ id, name, color }) => (
            <li key={id} className="max-w-full">
              <Chip
                inList
                icon={
                  <span
                    className="size-2 flex-none rounded-full"
                    style={{ backgroundColor: `var(--c${color})` }}
                  />
                }
              >
                {`#${name}`}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

import type { Page } from '@fovea/contract';
import { Switch } from '@fovea/ui';
import { useId } from 'react';
import type { PagePatch } from '#features/projects/editor/model/edits.ts';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { useDurationText } from '#shared/format/durations.ts';
import { ChoiceCard } from './choice-card.tsx';
import { Section } from './section.tsx';

interface VideoSectionProps {
  page: Page;
  onChange: (patch: PagePatch) => void;
}

/** A video lasts as long as it is; its sound and the frame before it moves can be chosen. */
export function VideoSection({ page, onChange }: VideoSectionProps) {
  const t = useSettingsTexts();
  const toDuration = useDurationText();
  const name = useId();
  const asset = page.assets[0];
  if (!asset?.durationMs) return null;
  const frames = [asset.posterUrl, ...asset.hoverUrls];
  return (
    <>
      <Section>
        <p className="type-body text-text-2">
          {t('videoTimer', { time: toDuration(asset.durationMs) })}
        </p>
        <Switch
          label={<span className="font-semibold">{t('startMuted')}</span>}
          hint={t('startMutedNote')}
          checked={page.startMuted}
          onChange={(startMuted) => onChange({ startMuted })}
        />
      </Section>
      {asset.hoverUrls.length > 0 && (
        <Section>
          <fieldset className="min-w-0">
            <legend className="type-body mb-2.5 font-semibold">{t('poster')}</legend>
            <div className="grid grid-cols-3 gap-2">
              {frames.map((url, at) => (
                <ChoiceCard
                  key={url ?? at}
                  name={name}
                  isChosen={(page.posterFrame ?? -1) === at - 1}
                  onChoose={() => onChange({ posterFrame: at === 0 ? null : at - 1 })}
                  className="overflow-hidden"
                >
                  <img
                    src={url ?? ''}
                    alt={at === 0 ? t('firstFrame') : t('frameOf', { number: at })}
                    className="size-full object-cover"
                  />
                </ChoiceCard>
              ))}
            </div>
            <p className="type-small mt-2 text-text-3">{t('posterNote')}</p>
          </fieldset>
        </Section>
      )}
    </>
  );
}

import { LIMITS, type Project } from '@fovea/contract';
import { Button, Chip, NumberStepper, SegmentedControl, Switch, TextField } from '@fovea/ui';
import { Hash } from 'lucide-react';
import { useState } from 'react';
import type { ProjectPatch } from '#features/projects/editor/model/edits.ts';
import { useSettingsTexts } from '#features/projects/editor/settings-texts.ts';
import { useTexts } from '#features/projects/editor/texts.ts';
import { CreditsLine } from '#features/projects/parts/credits-line.tsx';
import { TypeChoice } from '#features/projects/parts/type-choice.tsx';
import { modals } from '#shared/modals/modals.ts';
import { BriefingSettings } from './briefing-settings.tsx';
import { PasswordSetting } from './password-setting.tsx';
import { Section, SectionTitle } from './section.tsx';
import { TimerField } from './timer-section.tsx';

interface ProjectNameFieldProps {
  value: string;
  onChange: (name: string) => void;
}

interface SettingsProps {
  project: Project;
  onProject: (patch: ProjectPatch) => void;
}

export interface ProjectSettingsProps extends SettingsProps {
  onUpgrade: () => void;
}

/** Pro costs sessions, so it is asked for first. */
export function ProjectSettings({ project, onProject, onUpgrade }: ProjectSettingsProps) {
  const t = useSettingsTexts();
  return (
    <>
      <Section>
        <ProjectNameField value={project.name} onChange={(name) => onProject({ name })} />
      </Section>
      <Section>
        <TypeChoice
          isStacked
          value={project.type}
          onChange={(type) => (type === 'pro' ? onUpgrade() : onProject({ type }))}
        />
        <NumberStepper
          label={t('target')}
          hint={t('targetHint')}
          value={project.maxParticipant}
          onChange={(maxParticipant) => onProject({ maxParticipant })}
          min={LIMITS.maxParticipantMin}
          max={LIMITS.maxParticipantMax}
          decreaseLabel={t('fewer')}
          increaseLabel={t('more')}
        />
        {project.type === 'pro' && <CreditsLine cost={project.maxParticipant} />}
      </Section>
      <Section>
        <PasswordSetting
          value={project.password}
          onChange={(password) => onProject({ password })}
        />
      </Section>
      <DeviceSettings project={project} onProject={onProject} />
      <BriefingSettings
        briefing={project.briefing}
        onChange={(briefing) => onProject({ briefing })}
      />
      <Section>
        <SectionTitle>{t('defaultTimer')}</SectionTitle>
        <TimerField
          label={t('defaultTimer')}
          valueMs={project.timerMs}
          onChange={(timerMs) => onProject({ timerMs })}
        />
        <p className="type-small text-text-3">{t('defaultTimerHint')}</p>
      </Section>
      <Section>
        <Switch
          label={<span className="font-semibold">{t('shuffle')}</span>}
          hint={t('shuffleNote')}
          checked={project.shuffle}
          onChange={(shuffle) => onProject({ shuffle })}
        />
        <Switch
          label={<span className="font-semibold">{t('finalReview')}</span>}
          hint={t('finalReviewNote')}
          checked={project.finalReview}
          onChange={(finalReview) => onProject({ finalReview })}
        />
      </Section>
      <Section>
        <NumberStepper
          label={t('retention')}
          hint={t('retentionHint')}
          value={project.retentionDays}
          onChange={(retentionDays) => onProject({ retentionDays })}
          min={LIMITS.retentionMinDays}
          max={LIMITS.retentionMaxDays}
          decreaseLabel={t('fewerDays')}
          increaseLabel={t('moreDays')}
        />
      </Section>
      <Section>
        <HashtagsSetting project={project} />
      </Section>
    </>
  );
}

function DeviceSettings({ project, onProject }: SettingsProps) {
  const t = useTexts();
  return (
    <Section>
      <SectionTitle
        aside={
          <SegmentedControl
            label={t('device')}
            value={project.device}
            onChange={(device) => onProject({ device })}
            segments={[
              { value: 'mobile', label: t('mobile') },
              { value: 'tablet', label: t('tablet') },
            ]}
          />
        }
      >
        {t('device')}
      </SectionTitle>
      <SectionTitle
        aside={
          <SegmentedControl
            label={t('orientation')}
            value={project.orientation}
            onChange={(orientation) => onProject({ orientation })}
            segments={[
              { value: 'portrait', label: t('portrait') },
              { value: 'landscape', label: t('landscape') },
            ]}
          />
        }
      >
        {t('orientation')}
      </SectionTitle>
    </Section>
  );
}

/** A name that is empty is not kept: leaving the field brings the last one back. */
function ProjectNameField({ value, onChange }: ProjectNameFieldProps) {
  const t = useSettingsTexts();
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? value;
  return (
    <TextField
      label={t('name')}
      autoComplete="off"
      required
      maxLength={LIMITS.projectNameMaxLength}
      counter={{ used: shown.length, max: LIMITS.projectNameMaxLength }}
      value={shown}
      error={shown.trim() === '' ? t('nameMissing') : undefined}
      onChange={(event) => {
        setTyped(event.target.value);
        if (event.target.value.trim() !== '') onChange(event.target.value.trim());
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

function HashtagsSetting({ project }: { project: Project }) {
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

import { LIMITS, newProject, type ProjectHead } from '@fovea/contract';
import { NumberStepper, SegmentedControl, TextField } from '@fovea/ui';
import { RectangleHorizontal, RectangleVertical, Smartphone, Tablet } from 'lucide-react';
import type { ReactNode } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { toUntitled } from '#features/projects/model/untitled.ts';
import { TypeChoice } from '#features/projects/parts/type-choice.tsx';
import { createProject } from '#shared/api/projects.queries.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { FormDialog } from '#shared/form-dialog.tsx';
import { useLanguage } from '#shared/language.ts';
import type { ModalProps } from '#shared/modals/modal-props.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toEditor } from '#shared/paths.ts';
import { CreditStrip } from './credit-strip.tsx';
import { useTexts } from './texts.ts';

const DEFAULT_TARGET = 20;

/** Only the name is required, and it has one already: two presses of Enter make a project. */
export function CreateProject(props: ModalProps['createProject'] & ModalFrame) {
  const { template = 'custom', onClose } = props;
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const { control, register, handleSubmit, watch, formState } = useForm({
    defaultValues: {
      name: toUntitled(),
      device: 'mobile' as ProjectHead['device'],
      orientation: 'portrait' as ProjectHead['orientation'],
      type: 'basic' as ProjectHead['type'],
      maxParticipant: DEFAULT_TARGET,
    },
    mode: 'onTouched',
  });
  const { errors } = formState;
  const name = register('name', {
    validate: (text) => newProject.shape.name.safeParse(text).success,
  });

  const { send, isBusy } = useWrite({
    write: createProject,
    cause: 'create-project',
    onDone: ({ id }) => {
      onClose();
      void navigate(toEditor(id));
    },
  });
  const handleCreate = handleSubmit((input) => send({ ...input, template, language }));
  return (
    <FormDialog
      title={t('title')}
      description={t(template)}
      widthPx={520}
      close={t('close')}
      cancel={t('cancel')}
      submit={t('create')}
      isBusy={isBusy}
      onSubmit={handleCreate}
      onClose={onClose}
    >
      <TextField
        {...name}
        data-initial-focus
        label={t('name')}
        autoComplete="off"
        required
        maxLength={LIMITS.projectNameMaxLength}
        aside={
          <span className="tnum text-text-3">
            {t('letters', { count: watch('name').length, max: LIMITS.projectNameMaxLength })}
          </span>
        }
        error={errors.name && t('nameMissing')}
        onFocus={(event) => event.target.select()}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Controller
          control={control}
          name="device"
          render={({ field: { value, onChange } }) => (
            <Choice label={t('device')}>
              <SegmentedControl
                wide
                label={t('device')}
                value={value}
                onChange={onChange}
                segments={[
                  {
                    value: 'mobile',
                    label: t('mobile'),
                    icon: <Smartphone aria-hidden="true" />,
                  },
                  { value: 'tablet', label: t('tablet'), icon: <Tablet aria-hidden="true" /> },
                ]}
              />
            </Choice>
          )}
        />
        <Controller
          control={control}
          name="orientation"
          render={({ field: { value, onChange } }) => (
            <Choice label={t('orientation')}>
              <SegmentedControl
                wide
                label={t('orientation')}
                value={value}
                onChange={onChange}
                segments={[
                  {
                    value: 'portrait',
                    label: t('portrait'),
                    icon: <RectangleVertical aria-hidden="true" />,
                  },
                  {
                    value: 'landscape',
                    label: t('landscape'),
                    icon: <RectangleHorizontal aria-hidden="true" />,
                  },
                ]}
              />
            </Choice>
          )}
        />
      </div>
      <Controller
        control={control}
        name="type"
        render={({ field: { value, onChange } }) => (
          <TypeChoice value={value} onChange={onChange} />
        )}
      />
      <Controller
        control={control}
        name="maxParticipant"
        render={({ field: { value, onChange } }) => (
          <NumberStepper
            className="md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-y-0 md:[&>:nth-child(2)]:row-span-2"
            label={t('target')}
            hint={t('targetHint')}
            name="maxParticipant"
            value={value}
            onChange={onChange}
            min={LIMITS.maxParticipantMin}
            max={LIMITS.maxParticipantMax}
            decreaseLabel={t('fewer')}
            increaseLabel={t('more')}
          />
        )}
      />
      {watch('type') === 'pro' && <CreditStrip cost={watch('maxParticipant')} />}
    </FormDialog>
  );
}

/** The words above are for the eye; the control has the same name for everybody else. */
function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p aria-hidden="true" className="type-small mb-2 font-semibold text-[0.78125rem]">
        {label}
      </p>
      {children}
    </div>
  );
}

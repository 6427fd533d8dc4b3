import { LIMITS, newProject, type ProjectHead } from '@fovea/contract';
import { Button, Dialog, NumberStepper, TextField } from '@fovea/ui';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { toErrorText } from '#shared/api/error-texts.ts';
import { createProject } from '#shared/api/projects.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toEditor } from '#shared/paths.ts';
import { SessionsLine } from '#shared/project/sessions-line.tsx';
import { TypeChoice } from '#shared/project/type-choice.tsx';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

const DEFAULT_TARGET = 20;

/** Only the name is required, and it has one already: two presses of Enter make a project. */
export function CreateProject({ onClose }: ModalFrame) {
  const t = useTexts();
  const formId = useId();
  const navigate = useNavigate();
  const { control, register, handleSubmit, watch, formState } = useForm({
    defaultValues: {
      name: t('untitled'),
      type: 'basic' as ProjectHead['type'],
      maxParticipant: DEFAULT_TARGET,
    },
    mode: 'onTouched',
  });
  const { isSubmitting, errors } = formState;
  const name = register('name', {
    validate: (text) => newProject.shape.name.safeParse(text).success,
  });

  const handleCreate = handleSubmit(async (input) => {
    try {
      const project = await createProject(input);
      onClose();
      void navigate(toEditor(project.id));
    } catch (error) {
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'create-project' });
    }
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={t('close')}
      widthPx={520}
      busy={isSubmitting}
      actions={
        <>
          <Button size="public" onClick={onClose} disabled={isSubmitting}>
            {t('cancel')}
          </Button>
          <Button
            size="public"
            variant="primary"
            type="submit"
            form={formId}
            loading={isSubmitting}
          >
            {t('create')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void handleCreate(event)}
        className="flex flex-col gap-4"
      >
        <TextField
          {...name}
          data-initial-focus
          label={t('name')}
          autoComplete="off"
          required
          maxLength={LIMITS.projectNameMaxLength}
          counter={{ used: watch('name').length, max: LIMITS.projectNameMaxLength }}
          error={errors.name && t('nameMissing')}
          onFocus={(event) => event.target.select()}
        />
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
        {watch('type') === 'pro' && <SessionsLine cost={watch('maxParticipant')} />}
      </form>
    </Dialog>
  );
}

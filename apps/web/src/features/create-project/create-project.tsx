import { LIMITS, newProject } from '@fovea/contract';
import { Button, Dialog, NumberStepper, TextField } from '@fovea/ui';
import { CircleDashed } from 'lucide-react';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { toErrorText } from '#shared/api/error-texts.ts';
import { createProject } from '#shared/api/projects.ts';
import type { ModalFrame } from '#shared/modals/modals.ts';
import { toEditor } from '#shared/paths.ts';
import { toasts } from '#shared/toasts.ts';
import { useTexts } from './texts.ts';

const DEFAULT_TARGET = 20;

/** Only the name is required, and it has one already: two presses of Enter make a project. */
export function CreateProject({ onClose }: ModalFrame) {
  const t = useTexts();
  const formId = useId();
  const navigate = useNavigate();
  const { control, register, handleSubmit, watch, formState } = useForm({
    defaultValues: { name: t('untitled'), maxParticipant: DEFAULT_TARGET },
    mode: 'onTouched',
  });
  const { isSubmitting, errors } = formState;
  const name = register('name', {
    validate: (text) => newProject.shape.name.safeParse(text).success,
  });

  const handleCreate = handleSubmit(async (input) => {
    try {
      const project = await createProject({ type: 'basic', ...input });
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
        <div className="flex flex-col gap-1.5">
          <span className="type-small font-semibold text-[0.78125rem]">{t('type')}</span>
          <div className="flex items-center gap-3 rounded-touch border border-border bg-surface-2 px-3.5 py-2.5">
            <CircleDashed aria-hidden="true" className="flex-none text-text-3" />
            <span>
              <span className="type-body block font-semibold">{t('basic')}</span>
              <span className="type-small block text-text-3">{t('basicNote')}</span>
            </span>
          </div>
        </div>
        <Controller
          control={control}
          name="maxParticipant"
          render={({ field: { value, onChange } }) => (
            <NumberStepper
              label={t('target')}
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
      </form>
    </Dialog>
  );
}

import { LIMITS, newProject, type ProjectHead } from '@fovea/contract';
import { NumberStepper, SegmentedControl, TextField } from '@fovea/ui';
import { RectangleHorizontal, RectangleVertical, Smartphone, Tablet } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { toUntitled } from '#features/projects/model/untitled.ts';
import { TypeChoice } from '#features/projects/parts/type-choice.tsx';
import { createProject } from '#shared/api/projects.queries.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { FormDialog } from '#shared/form-dialog.tsx';
import { focusFirstWrong } from '#shared/forms/focus-first-wrong.ts';
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
  const [input, setInput] = useState(() => ({
    name: toUntitled(),
    device: 'mobile' as ProjectHead['device'],
    orientation: 'portrait' as ProjectHead['orientation'],
    type: 'basic' as ProjectHead['type'],
    maxParticipant: DEFAULT_TARGET,
  }));
  const change = (part: Partial<typeof input>) => setInput((before) => ({ ...before, ...part }));
  const [isJudged, setIsJudged] = useState(false);
  const isNamed = newProject.shape.name.safeParse(input.name).success;

  const { send, isBusy } = useWrite({
    write: createProject,
    cause: 'create-project',
    onDone: ({ id }) => {
      onClose();
      void navigate(toEditor(id));
    },
  });
  const handleCreate = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setIsJudged(true);
    if (isNamed) send({ ...input, template, language });
    else focusFirstWrong(currentTarget);
  };
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
        data-initial-focus
        name="name"
        value={input.name}
        onChange={({ target }) => change({ name: target.value })}
        onBlur={() => setIsJudged(true)}
        label={t('name')}
        autoComplete="off"
        required
        maxLength={LIMITS.projectNameMaxLength}
        aside={
          <span className="tnum text-text-3">
            {t('letters', { count: input.name.length, max: LIMITS.projectNameMaxLength })}
          </span>
        }
        error={isJudged && !isNamed ? t('nameMissing') : undefined}
        onFocus={(event) => event.target.select()}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Choice label={t('device')}>
          <SegmentedControl
            wide
            label={t('device')}
            value={input.device}
            onChange={(device) => change({ device })}
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
        <Choice label={t('orientation')}>
          <SegmentedControl
            wide
            label={t('orientation')}
            value={input.orientation}
            onChange={(orientation) => change({ orientation })}
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
      </div>
      <TypeChoice value={input.type} onChange={(type) => change({ type })} />
      <NumberStepper
        className="md:grid md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-y-0 md:[&>:nth-child(2)]:row-span-2"
        label={t('target')}
        hint={t('targetHint')}
        name="maxParticipant"
        value={input.maxParticipant}
        onChange={(maxParticipant) => change({ maxParticipant })}
        min={LIMITS.maxParticipantMin}
        max={LIMITS.maxParticipantMax}
        decreaseLabel={t('fewer')}
        increaseLabel={t('more')}
      />
      {input.type === 'pro' && <CreditStrip cost={input.maxParticipant} />}
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

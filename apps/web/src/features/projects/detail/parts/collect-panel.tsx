import type { Project } from '@fovea/contract';
import { NoParticipantsDrawing, Skeleton, toClassNames } from '@fovea/ui';
import { CircleQuestionMark, Smartphone } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTexts } from '#features/projects/detail/texts.ts';
import { lazyPart } from '#shared/lazy-part.ts';
import { modals } from '#shared/modals/modals.ts';
import { Panel } from './panel.tsx';

/** Brings the code that draws QR codes. */
const Invitation = lazyPart(() => import('./invitation.tsx'), 'Invitation');

interface CollectPanelProps {
  project: Project;
  /** Collecting has just started: the panel stands out once. */
  isNew: boolean;
}

export function CollectPanel({ project, isNew }: CollectPanelProps) {
  const t = useTexts();
  const { link, code, status, device } = project;
  const isOver = status === 'done';
  return (
    <Panel
      title={t('collect')}
      className={toClassNames(
        'md:col-span-2 wide:col-span-1',
        isNew && 'animate-[stand-out_2.4s_var(--ease)_1] motion-reduce:animate-none',
      )}
      aside={
        !isOver && (
          <span className="flex flex-wrap justify-end gap-x-4 gap-y-1">
            <Aside
              icon={<Smartphone />}
              onClick={() => modals.open('testRun', { projectId: project.id, device })}
            >
              {t(device === 'tablet' ? 'testRunTablet' : 'testRun')}
            </Aside>
            <Aside
              icon={<CircleQuestionMark />}
              onClick={() => modals.open('howToCollectData', { projectId: project.id })}
            >
              {t('howTo')}
            </Aside>
          </span>
        )
      }
    >
      {link !== null && code !== null && !isOver ? (
        <Suspense fallback={<InvitationSkeleton />}>
          <Invitation project={project} link={link} code={code} />
        </Suspense>
      ) : (
        <div className="m-auto flex max-w-75 flex-col items-center py-6 text-center">
          <div className="w-40">
            <NoParticipantsDrawing />
          </div>
          <p className="type-body mt-4 text-pretty text-text-2">
            {t(isOver ? 'complete' : 'notCollecting')}
          </p>
        </div>
      )}
    </Panel>
  );
}

function Aside(props: { icon: ReactNode; onClick: () => void; children: string }) {
  const { icon, onClick, children } = props;
  return (
    <button
      type="button"
      onClick={onClick}
      className="type-small focus-ring hit-area flex items-center gap-1.5 rounded-chip text-accent-text hover:underline"
    >
      <span aria-hidden="true" className="[&_svg]:size-3.5">
        {icon}
      </span>
      {children}
    </button>
  );
}

function InvitationSkeleton() {
  return (
    <div className="mt-4">
      <div className="flex gap-4 md:gap-5">
        <Skeleton className="size-28 rounded-banner md:size-42.5" />
        <Skeleton className="mt-5 h-9 w-32" />
      </div>
      <Skeleton className="mt-10 h-9" />
    </div>
  );
}

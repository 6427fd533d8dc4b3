import { findPageName } from '#shared/project/page-name.ts';
import { useTexts } from '#studio/texts.ts';
import type { StudioFrameProps } from './frame-props.ts';
import { NarrowBody } from './narrow-body.tsx';
import { StudioHeader } from './studio-header.tsx';
import { WideBody } from './wide-body.tsx';

/** Header, strip, stage, dock and panel in their places for the width of the window. */
export function StudioFrame(props: StudioFrameProps) {
  const t = useTexts();
  const { layout, project, page, refresh, isScripted } = props;
  const current = project.pages[page.index];
  const count = project.pages.length;
  const place =
    page.index < count ? t('pageOfCount', { number: page.index + 1, count }) : t('finalReview');
  const name = current && findPageName(current);
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-bg text-text">
      <StudioHeader
        layout={layout}
        project={project}
        subtitle={name ? `${place}, ${name}` : place}
        isScripted={isScripted}
        actions={props.actions}
        {...refresh}
      />
      {layout === 'narrow' ? <NarrowBody {...props} /> : <WideBody {...props} />}
    </div>
  );
}

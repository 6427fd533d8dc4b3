import { useTexts } from './texts.ts';

const TARGETS = { skip: 'content', skipTimeline: 'timeline', skipParticipants: 'participants' };

export interface SkipLinksProps {
  targets?: readonly (keyof typeof TARGETS)[];
}

/** First in the tab order, seen only with the focus. */
export function SkipLinks({ targets = ['skip'] }: SkipLinksProps) {
  const t = useTexts();
  return targets.map((target) => (
    <a
      key={target}
      href={`#${TARGETS[target]}`}
      onClick={(event) => {
        // A question has no timeline.
        const element =
          document.getElementById(TARGETS[target]) ?? document.getElementById(TARGETS.skip);
        if (!element) return;
        // The address stays as it is: the hash belongs to the screen.
        event.preventDefault();
        element.focus();
        element.scrollIntoView({ block: 'start' });
      }}
      className="type-body focus-ring -top-20 fixed left-3 z-(--z-toast) rounded-control bg-text px-3.5 py-2 font-medium text-bg focus:top-3"
    >
      {t(target)}
    </a>
  ));
}

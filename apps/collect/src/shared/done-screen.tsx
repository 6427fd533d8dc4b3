import type { Marks } from '@fovea/texts';
import { Check } from 'lucide-react';
import { StepIcon, StepScreen, type StepScreenProps } from './step-screen.tsx';

/** How the code stands in a lead that a participant can quote. */
export const CODE_MARK: Marks = {
  code: (text) => <b className="whitespace-nowrap font-semibold text-text">{text}</b>,
};

/** Nothing is left to do for this participant. */
export function DoneScreen(
  props: Pick<StepScreenProps, 'title' | 'lead' | 'children' | 'actions'>,
) {
  return <StepScreen {...props} icon={<StepIcon tone="good" icon={Check} />} />;
}

import type { Language } from '@fovea/contract';
import { render } from '@testing-library/react';
import { PointerEventsCheckLevel, type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { language } from '#shared/language.ts';

/** Draws a step of the app. What is around it is the same for all DOM tests. */
export function openStep(step: ReactElement, chosen: Language = 'en'): UserEvent {
  language.set(chosen);
  render(step);
  // No style sheet is there, so nothing can be out of a finger's reach.
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}

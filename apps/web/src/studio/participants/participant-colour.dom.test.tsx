import { getSlotColour } from '@fovea/stage';
import { expect, it } from 'vitest';
import { theme } from '#shared/theme.ts';
import { openPart } from '#testing/open-screen.tsx';
import { ParticipantColour } from './participant-colour.tsx';

it.each(['light', 'dark'] as const)('has the colour that the stage draws, %s', async (look) => {
  theme.set(look);
  await openPart(
    <div data-testid="list">
      <ParticipantColour slot={0} />
      <ParticipantColour slot={8} />
    </div>,
  );
  const [disc, ring] = document.querySelectorAll<HTMLElement>('[data-testid=list] > span');
  expect(disc).toHaveStyle({ backgroundColor: getSlotColour(0) });
  expect(ring).toHaveStyle({ borderColor: getSlotColour(8) });
});

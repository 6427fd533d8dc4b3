import { expect, it } from 'vitest';
import { openPart } from '#testing/open-screen.tsx';
import { About } from './about.tsx';

it('has the places that its links in the footer name', async () => {
  await openPart(<About />);
  for (const id of ['accuracy', 'privacy']) {
    expect(document.getElementById(id)).toBeInTheDocument();
  }
});

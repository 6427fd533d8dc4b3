import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPart } from '#testing/open-screen.tsx';
import { useDropGuard } from './drop-guard.ts';

function Screen() {
  useDropGuard();
  return null;
}

const hold = (type: string) => ({ dataTransfer: { types: [type], dropEffect: 'copy' } });

it('keeps the app when a file is dropped where nobody takes it', async () => {
  await openPart(<Screen />);
  expect(fireEvent.dragOver(document.body, hold('Files'))).toBe(false);
  expect(fireEvent.drop(document.body, hold('Files'))).toBe(false);
});

it('leaves alone what is dragged within the app', async () => {
  await openPart(<Screen />);
  expect(fireEvent.dragOver(document.body, hold('text/plain'))).toBe(true);
  expect(fireEvent.drop(document.body, hold('text/plain'))).toBe(true);
});

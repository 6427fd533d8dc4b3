import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Screens move the focus after they are drawn, so it is waited for. */
export function expectFocus(find: () => HTMLElement): Promise<HTMLElement> {
  return waitFor(() => expect(find()).toHaveFocus());
}

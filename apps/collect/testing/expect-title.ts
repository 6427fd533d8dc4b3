import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** A step moves the focus to its title after it is drawn, so both are waited for. */
export async function expectTitle(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus());
}

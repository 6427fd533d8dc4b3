import type { Page } from '@playwright/test';
import { waitUntilSettled } from '#drivers/settled.ts';
import type { World } from '#fixtures/world-fixture.ts';
import type { Person, Screen } from './screen.ts';

interface WebState {
  /** Before the page opens. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** From the open screen to the state worth looking at. */
  readonly act?: (page: Page) => Promise<unknown>;
  readonly isNarrow?: boolean;
}

export function forAnybody(path: string, state: WebState = {}): Screen {
  return toScreen(() => path, state);
}

export function forResearcher(
  path: string | ((ids: World['projectIds']) => string),
  state: WebState = {},
): Screen {
  const toPath = typeof path === 'string' ? () => path : path;
  return toScreen(({ projectIds }) => toPath(projectIds), state, 'researcher');
}

export function forNewcomer(path: string, state: WebState = {}): Screen {
  return toScreen(() => path, state, 'newcomer');
}

function toScreen(
  toPath: (world: World) => string,
  { arrange, act, isNarrow = false }: WebState,
  person?: Person,
): Screen {
  return {
    isNarrow,
    ...(person === undefined ? {} : { person }),
    async open(page, { world, addresses }) {
      await arrange?.(page);
      await page.goto(`${addresses.webUrl}${toPath(world)}`);
      await waitUntilSettled(page);
      await act?.(page);
      await waitUntilSettled(page);
    },
  };
}

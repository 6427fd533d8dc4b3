// Runs before each file of DOM tests, after the guard of shared workers.
import './browser-gaps.ts';
import './lighten.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetApp } from './reset-app.ts';
import { faults, resetServer, server, startServer } from './server.ts';

/**
 * Messages that the app logs on purpose when a call fails, and React when a boundary catches an
 * error.
 */
const ON_PURPOSE = /did not reach the server|^reference |^%o\n\n%s\n\n%s/;

configure({
  // The test's own time-out ends what hangs; this one only says sooner what was missing.
  asyncUtilTimeout: 240_000,
  // The readable text says more than pages of classes.
  getElementError: (message) => new Error(`${message}\nThe page reads: ${readPage()}`),
});

function readPage(): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join(' | ');
}

beforeAll(startServer);
beforeEach(() => {
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((...logged: unknown[]) => {
    if (!ON_PURPOSE.test(String(logged[0]))) error(...logged);
  });
});
afterEach(() => {
  cleanup();
  resetApp();
  resetServer();
  vi.restoreAllMocks();
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});
afterAll(() => server.close());

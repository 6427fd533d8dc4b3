import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyExtra } from './lazy-extra.ts';
import { ChunkError } from './lazy-part.ts';
import { retriedPart } from './retried-part.ts';

const Greeting = ({ name }: { name: string }) => <p>hello {name}</p>;

class Catch extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (!(error instanceof ChunkError)) return this.props.children;
    const handleRetry = () => {
      error.forget?.();
      this.setState({ error: undefined });
    };
    return (
      <button type="button" onClick={handleRetry}>
        again
      </button>
    );
  }
}

it('asks for code again that did not arrive, once somebody wants it', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => ({ Greeting }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = retriedPart(load, 'Greeting');
  render(
    <Catch>
      <Suspense>
        <Part name="Mina" />
      </Suspense>
    </Catch>,
  );
  const again = await screen.findByRole('button', { name: 'again' });
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => again.click());
  expect(await screen.findByText('hello Mina')).toBeVisible();
  quiet.mockRestore();
});

it('leaves out what a screen can do without', async () => {
  const Part = lazyExtra<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <Suspense fallback="waiting">
      <p>before</p>
      <Part name="Mina" />
    </Suspense>,
  );
  expect(await screen.findByText('before')).toBeVisible();
});

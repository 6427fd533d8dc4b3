import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { Ending } from './ending.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

function open(kind: Parameters<typeof Ending>[0]['kind']) {
  const [handleRetry, handleThink] = [vi.fn(), vi.fn()];
  const user = openStep(<Ending kind={kind} onRetry={handleRetry} onThink={handleThink} />);
  return { user, handleRetry, handleThink };
}

it.each(['complete', 'tests-full', 'camera-too-slow', 'too-late'] as const)(
  'says why it ends: %s, with nothing left to press',
  (kind) => {
    open(kind);
    expect(screen.getByRole('heading', { level: 1, name: t(kind) })).toHaveFocus();
    expect(screen.getByText(t(`${kind}_lead`))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('leads from a project that is not there to the ID', () => {
  open('unknown');
  expect(screen.getByRole('heading')).toHaveTextContent(t('unknown'));
  expect(screen.getByRole('button', { name: t('typeId') })).toBeEnabled();
});

it('tries again when the server was out of reach', async () => {
  const { user, handleRetry } = open('unreachable');
  await user.click(screen.getByRole('button', { name: t('retry') }));
  expect(handleRetry).toHaveBeenCalledOnce();
});

it('lets somebody who declined read it again', async () => {
  const { user, handleThink } = open('declined');
  await user.click(screen.getByRole('button', { name: t('think') }));
  expect(handleThink).toHaveBeenCalledOnce();
});

it('offers to load the page again after a failure', () => {
  open('failed');
  expect(screen.getByRole('button', { name: t('reload') })).toBeEnabled();
});

it('gives the link to whoever has to take another browser', async () => {
  const { user } = open('browser-unusable');
  expect(screen.getByText(t('browser-unusable_lead'))).toBeVisible();
  expect(screen.getByRole('textbox', { name: t('link') })).toHaveValue(location.href);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('copy')}`) }));
  expect(await navigator.clipboard.readText()).toBe(location.href);
});

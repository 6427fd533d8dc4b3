import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { StoredConsent } from '#recording/recording-store.ts';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { Consent } from './consent.tsx';
import { toWordValues } from './consent-words.ts';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
const ASKED = {
  version: 'consent-2',
  purposes: ['gaze', 'answers'] as ('gaze' | 'answers')[],
  privacyContact: 'privacy@lab.example',
};
const AGREED: StoredConsent = { version: 'consent-2', language: 'en', purposes: ASKED.purposes };

const findTicks = () => screen.getAllByRole('checkbox');
const findAgree = () => screen.getByRole('button', { name: t('agree') });

function open(given?: StoredConsent, language: 'en' | 'ko' = 'en') {
  const [handleAgree, handleDecline] = [vi.fn(), vi.fn()];
  const user = openStep(
    <Consent
      progress={0.2}
      asked={ASKED}
      given={given}
      onAgree={handleAgree}
      onDecline={handleDecline}
    />,
    language,
  );
  return { user, handleAgree, handleDecline };
}

it('takes no consent without every tick, and leads to the first that is missing', async () => {
  const { user, handleAgree } = open();
  const [first, second, third] = findTicks() as HTMLElement[];
  await user.click(findAgree());
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleDescription(t('tickMissing'));
  await user.click(first as HTMLElement);
  expect(first).not.toHaveAccessibleDescription(t('tickMissing'));
  await user.click(third as HTMLElement);
  await user.click(findAgree());
  expect(second).toHaveFocus();
  expect(handleAgree).not.toHaveBeenCalled();
});

it('keeps what was agreed to, in the language in which it was read', async () => {
  const { user, handleAgree } = open(undefined, 'ko');
  for (const tick of findTicks()) await user.click(tick);
  await user.click(findAgree());
  await waitFor(() =>
    expect(handleAgree).toHaveBeenCalledExactlyOnceWith({
      ...AGREED,
      language: 'ko',
      wordsSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    }),
  );
});

it('can be declined at once', async () => {
  const { user, handleDecline } = open();
  await user.click(screen.getByRole('button', { name: t('decline') }));
  expect(handleDecline).toHaveBeenCalledOnce();
});

it('shows all of it to read, with whom to write to, and closes again', async () => {
  const { user } = open();
  const read = within(screen.getAllByRole('checkbox').at(-1)?.closest('div') as HTMLElement);
  await user.click(read.getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: t('fullTitle') });
  expect(dialog).toHaveTextContent(t('rights', toWordValues(ASKED)));
  expect(dialog).toHaveTextContent(t('kept', toWordValues(ASKED)));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: ASKED.privacyContact })).toHaveAttribute(
    'href',
    `mailto:${ASKED.privacyContact}`,
  );
});

it('is ticked for somebody who agreed before', async () => {
  const { user, handleAgree } = open(AGREED);
  for (const tick of findTicks()) expect(tick).toBeChecked();
  await user.click(findAgree());
  await waitFor(() => expect(handleAgree).toHaveBeenCalledOnce());
});

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

const NONE = { researcher: '', contact: '', consentText: '', instructions: '' };

function open(given?: StoredConsent, language: 'en' | 'ko' = 'en', briefing = NONE) {
  const [handleAgree, handleDecline] = [vi.fn(), vi.fn()];
  const user = openStep(
    <Consent
      progress={0.2}
      asked={ASKED}
      briefing={briefing}
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
  expect(dialog).toHaveTextContent(t('rights', toWordValues(ASKED, NONE)));
  expect(dialog).toHaveTextContent(t('kept', toWordValues(ASKED, NONE)));
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

it('names the researcher, with whom to ask, and shows their own text line by line', async () => {
  const consentText = 'Approved by the ethics board.\nYou get 5 euros.';
  const named = {
    ...NONE,
    researcher: 'Hana University',
    contact: 'lab@hana.example',
    consentText,
  };
  const { user } = open(undefined, 'en', named);
  expect(screen.getByText('Hana University')).toBeVisible();
  expect(screen.getByRole('link', { name: 'lab@hana.example' })).toHaveAttribute(
    'href',
    'mailto:lab@hana.example',
  );
  expect(screen.getByRole('heading', { name: t('ownTitle') })).toBeVisible();
  expect(screen.getByText(/ethics board/).textContent).toBe(consentText);
  const last = within(screen.getAllByRole('checkbox').at(-1)?.closest('div') as HTMLElement);
  await user.click(last.getByRole('button'));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    t('whoNamed', { researcher: 'Hana University' }),
  );
});

it('a phone number is no link, and without a name nothing is said of the researcher', () => {
  open(undefined, 'en', { ...NONE, contact: '+82 2 123 4567' });
  expect(screen.getByText(/\+82 2 123 4567/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /82/ })).toBeNull();
  expect(screen.queryByText(/Researcher:/)).toBeNull();
  expect(screen.queryByRole('heading', { name: t('ownTitle') })).toBeNull();
});

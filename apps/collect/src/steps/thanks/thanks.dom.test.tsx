import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { useTexts } from './texts.ts';
import { Thanks } from './thanks.tsx';

const t = readTexts(useTexts);
const RECEIPT = 'AAECAwQFBgcICQoLDA0ODw';

it('thanks, with the code that a participant can quote', () => {
  openStep(<Thanks recording={{ participant: 'P-043', receipt: RECEIPT, isTest: false }} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('title'));
  expect(screen.getByText('P-043')).toBeVisible();
});

it('shows the link that withdraws, as a QR code and to be copied', async () => {
  const user = openStep(
    <Thanks recording={{ participant: 'P-043', receipt: RECEIPT, isTest: false }} />,
  );
  expect(screen.getByRole('img', { name: t('code') })).toBeVisible();
  const link = `${location.origin}/withdraw#${RECEIPT}`;
  expect(screen.getByRole('textbox', { name: t('link') })).toHaveValue(link);
  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('copy')}`) }));
  expect(await navigator.clipboard.readText()).toBe(link);
});

it('says of a test run that it is in no count', () => {
  openStep(<Thanks recording={{ participant: 'You (test)', receipt: RECEIPT, isTest: true }} />);
  expect(screen.getByText(t('lead_test'))).toBeVisible();
});

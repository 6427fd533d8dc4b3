import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import en from './thanks.en.json' with { type: 'json' };
import ko from './thanks.ko.json' with { type: 'json' };
import { Thanks } from './thanks.tsx';

const t = readTexts({ en, ko });

it('thanks, with the code that a participant can quote', () => {
  openStep(<Thanks participant="P-043" />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('title'));
  expect(screen.getByText('P-043')).toBeVisible();
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CONFIG } from '#shared/config.ts';
import { openPart } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { Contact, Organization } from './contact.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

it.each([
  ['everybody', <Contact key="contact" />, 'title'],
  ['organisations', <Organization key="organization" />, 'organizationTitle'],
] as const)('has a way to write to us for %s', async (_name, part, title) => {
  await openPart(part);
  expect(screen.getByRole('heading', { level: 1, name: t(title) })).toBeVisible();
  expect(screen.getByRole('link', { name: t('write') })).toHaveAttribute(
    'href',
    `mailto:${CONFIG.contactEmail}`,
  );
});

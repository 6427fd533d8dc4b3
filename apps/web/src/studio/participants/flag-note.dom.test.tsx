import { FRAUD_FLAGS, QUALITY_FLAGS } from '@fovea/contract';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTexts } from '#studio/texts.ts';
import { openPart } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { toParticipant } from '#testing/records.ts';
import { FlagNote } from './flag-note.tsx';
import { ParticipantRow } from './participant-row.tsx';

const t = readTexts(useTexts);
const PATTERNS = ['identical_points', 'small_hull', 'one_line'] as const;
const nothing = () => undefined;
const toRow = (change: Parameters<typeof toParticipant>[0]) => (
  <ParticipantRow
    participant={toParticipant(change)}
    slot={0}
    isTicked
    isSolo={false}
    isHovered={false}
    onTick={nothing}
    onSolo={nothing}
    onHover={nothing}
  />
);

it.each(['en', 'ko'] as const)(
  'a row says why its recording should be looked at, %s',
  async (language) => {
    const flags = {
      fraudFlags: [...FRAUD_FLAGS],
      flags: [...PATTERNS],
      qualityFlags: [...QUALITY_FLAGS],
    };
    await openPart(toRow(flags), { language });
    const note = screen.getByText(t('check'));
    expect(note).toBeVisible();
    for (const flag of [...FRAUD_FLAGS, ...PATTERNS, ...QUALITY_FLAGS]) {
      expect(note).toHaveTextContent(t(`flag_${flag}`));
    }
    expect(screen.getByRole('checkbox')).toBeChecked();
  },
);

it.each(['en', 'ko'] as const)(
  'Participants with the parts of validity: those that are known, in whole percent, %s',
  async (language) => {
    const components = { samplingRate: 96.6, integrity: null, onScreen: 88.4 };
    await openPart(toRow({ validity: 84, components }), { language });
    const badge = screen.getByText('84%').parentElement;
    act(() => badge?.focus());
    const tip = await screen.findByRole('tooltip');
    expect(tip).toHaveTextContent(t('part_samplingRate', { percent: 97 }));
    expect(tip).toHaveTextContent(t('part_onScreen', { percent: 88 }));
    expect(tip).not.toHaveTextContent(t('part_integrity', { percent: 0 }).replace(/:.*/, ''));
  },
);

it('a row of a recording without a flag says nothing', async () => {
  await openPart(toRow({}));
  expect(screen.queryByText(t('check'))).toBeNull();
});

it('a row says that all gaze on the page lies in one area', async () => {
  await openPart(<FlagNote participant={{ flags: [] }} isInOneArea />);
  expect(screen.getByText(t('check'))).toHaveTextContent(t('inOneArea'));
});

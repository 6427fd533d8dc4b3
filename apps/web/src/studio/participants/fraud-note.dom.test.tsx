import { FRAUD_FLAGS } from '@fovea/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '#studio/studio.en.json' with { type: 'json' };
import ko from '#studio/studio.ko.json' with { type: 'json' };
import { openPart } from '#testing/open-screen.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { toParticipant } from '#testing/records.ts';
import { FraudNote } from './fraud-note.tsx';
import { ParticipantRow } from './participant-row.tsx';

const t = readTexts({ en, ko });
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
    await openPart(toRow({ fraudFlags: [...FRAUD_FLAGS] }), { language });
    const note = screen.getByText(t('check'));
    expect(note).toBeVisible();
    for (const flag of FRAUD_FLAGS) expect(note).toHaveTextContent(t(`fraud_${flag}`));
    expect(screen.getByRole('checkbox')).toBeChecked();
  },
);

it('a row of a recording without a flag says nothing', async () => {
  await openPart(toRow({}));
  expect(screen.queryByText(t('check'))).toBeNull();
});

it('a row says that all gaze on the page lies in one area', async () => {
  await openPart(<FraudNote isInOneArea />);
  expect(screen.getByText(t('check'))).toHaveTextContent(t('inOneArea'));
});

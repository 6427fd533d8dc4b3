import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { summarise } from '#features/projects/detail/model/records-summary.ts';
import { toFunnel } from '#testing/funnel.ts';
import { openPart } from '#testing/open-screen.tsx';
import { toProject } from '#testing/projects.ts';
import { readTexts } from '#testing/read-texts.ts';
import { Band } from './band.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);
/** An afternoon on which six finish in the first half of an hour, and twelve are still wanted. */
const NOW = new Date(2026, 10, 18, 15, 30);
const HOUR = new Date(2026, 10, 18, 15).toISOString();
const PROJECT = toProject({ status: 'active', maxParticipant: 18, completed: 6 });

it.each([
  ['ko-KR', '오후 8:30'],
  ['de', '8:30 PM'],
])(
  'The specification says "date-times in Korean locale when browser language starts with ko, else US English": when a project is ready, %s',
  async (browserLanguage, time) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browserLanguage);
    const funnel = toFunnel({ hours: [{ hour: HOUR, completed: 6 }] });
    await openPart(<Band project={PROJECT} funnel={funnel} summary={null} nowMs={NOW.getTime()} />);
    const text = screen.getByText(t('ready')).nextElementSibling?.textContent;
    expect(text?.replaceAll(/\s/g, ' ')).toBe(t('readyToday', { time }));
  },
);

it('counts as valid whom the flow counts: neither who is unreliable nor who is marked invalid', async () => {
  const person = (recordingId: string, validity: number) =>
    ({ recordingId, validity, age: 30, deviceName: 'iPhone 15', source: 'camera' }) as const;
  const people = [person('a', 95), person('b', 95), person('c', 85), person('d', 30)];
  const summary = summarise(people, new Set(['b']));
  await openPart(
    <Band project={PROJECT} funnel={toFunnel({})} summary={summary} nowMs={NOW.getTime()} />,
  );
  const parts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(parts).toEqual([
    t('valid', { count: 4 }),
    t('unreliableCount', { count: 1 }),
    t('markedCount', { count: 1 }),
    t('nowCount', { count: 0 }),
  ]);
});

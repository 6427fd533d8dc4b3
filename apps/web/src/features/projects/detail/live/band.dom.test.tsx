import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

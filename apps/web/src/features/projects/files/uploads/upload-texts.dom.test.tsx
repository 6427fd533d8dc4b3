import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPart } from '#testing/open-screen.tsx';
import type { Upload } from './upload.ts';
import { useUploadWord } from './upload-texts.ts';

function Word({ upload }: { upload: Partial<Upload> }) {
  return <p>{useUploadWord()(upload as Upload)}</p>;
}

it.each([
  ['en', 'Preparing 25%, about 2 min left'],
  ['ko', '준비 중 25%, 약 2분 남음'],
] as const)('says how long a film may still take, %s', async (language, words) => {
  const film = { state: 'checking', checkPercent: 25, checkLeftMs: 90_000 } as const;
  await openPart(<Word upload={film} />, { language });
  expect(screen.getByText(words)).toBeVisible();
});

it('says only how far it is while nobody can tell', async () => {
  await openPart(<Word upload={{ state: 'checking', checkPercent: 2, checkLeftMs: undefined }} />);
  expect(screen.getByText('Preparing 2%')).toBeVisible();
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toProject as toPath } from '#shared/paths.ts';
import { useTexts } from '#studio/texts.ts';
import { openPart } from '#testing/open-screen.tsx';
import { toProject } from '#testing/projects.ts';
import { WaitingMessage } from './stage-message.tsx';

const { en } = useTexts.dictionaries;
const TEXTS = useTexts.dictionaries;

it.each(['en', 'ko'] as const)(
  'says that nobody took part in a project that is finished, %s',
  async (language) => {
    const project = toProject({ status: 'done' });
    await openPart(<WaitingMessage project={project} />, { language });
    const t = TEXTS[language];
    expect(screen.getByText(t.nobody)).toBeVisible();
    expect(screen.getByRole('link', { name: t.toProject })).toHaveAttribute(
      'href',
      toPath(project.id),
    );
    expect(screen.queryByText(t.waiting)).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  },
);

it('waits for the first one, with the link, while it collects', async () => {
  const project = toProject({ status: 'active' });
  await openPart(<WaitingMessage project={project} />);
  expect(screen.getByText(en.waiting)).toBeVisible();
  expect(screen.getByRole('textbox', { name: en.link })).toHaveValue(project.link);
});

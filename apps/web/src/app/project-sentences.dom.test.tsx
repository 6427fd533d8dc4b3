// Sentences of the specification about the page of a project, one by one.
import { CALLS, type Project } from '@fovea/contract';
import { toCodeText } from '@fovea/contract/project-code';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { toAnalysis, toProject as toPath } from '#shared/paths.ts';
import { refuse } from '#testing/answer.ts';
import { openScreen } from '#testing/open-screen.tsx';
import { toUser } from '#testing/people.ts';
import { answerProject, toId, toProject } from '#testing/projects.ts';
import { answerShell } from '#testing/quiet-answers.ts';

async function open(project: Project): Promise<UserEvent> {
  answerShell();
  answerProject(project);
  refuse(CALLS.getAggregatedRecords, 'records_not_ready');
  const user = await openScreen(toPath(project.id), { self: toUser() });
  await screen.findByRole('heading', { level: 1, name: project.name });
  return user;
}

describe("'/project/{id} (detail: data-collection link, how to collect data, analyse result)'", () => {
  it('has the data-collection link while it collects', async () => {
    const project = toProject({ status: 'active' });
    await open(project);
    const link = await screen.findByRole('textbox', { name: 'Data-collection link' });
    expect(link).toHaveValue(project.link);
  });

  it('says how to collect data', async () => {
    const user = await open(toProject({ status: 'active' }));
    await user.click(await screen.findByRole('button', { name: 'How to collect data' }));
    expect(await screen.findByRole('dialog', { name: 'How to collect data' })).toBeVisible();
  });

  it('leads to the result', async () => {
    const project = toProject({ status: 'done', joined: 12, completed: 12 });
    await open(project);
    const [link] = await screen.findAllByRole('link', { name: 'Analyse result' });
    expect(link).toHaveAttribute('href', toAnalysis(project.id));
  });
});

it.each([
  ['active', 'In progress', 0],
  ['done', 'Done', 12],
] as const)(
  "'progress, project ID, hashtags … type (basic or pro), status (active or done)', %s",
  async (status, word, completed) => {
    const hashtags = [{ id: toId(70), name: 'beverage', color: 1 }];
    const counts = { maxParticipant: 20, joined: completed, completed };
    const project = toProject({ status, type: 'pro', hashtags, ...counts });
    await open(project);
    const progress = await screen.findByRole('region', { name: 'Progress' });
    expect(
      within(progress).getByRole('img', { name: `${completed} of 20 participants` }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: '#beverage' })).toBeVisible();
    const head = screen.getByRole('heading', { level: 1 }).parentElement;
    expect(head).toHaveTextContent(`${word}Pro`);
    const code = toCodeText(project.code ?? '');
    if (status === 'active') expect(await screen.findByText(code)).toBeVisible();
  },
);

import type { Project } from '@fovea/contract';
import { type AskedQuestion, FAVOURITE, type FoundRecords, OTHER } from '@fovea/records';
import { findPageName } from '#shared/project/page-name.ts';

/** A question of a project, or its last review, with what its options are called. */
export interface Asked extends AskedQuestion {
  readonly title: string;
  readonly page: Project['pages'][number] | undefined;
  readonly toName: (option: number) => string;
}

/** In the order in which a researcher put them, whatever order a person saw. */
export function listAsked(
  project: Pick<Project, 'pages' | 'finalReview'>,
  recorded: FoundRecords['pages'],
  words: { readonly other: string; readonly favourite: string },
): Asked[] {
  const questions = project.pages.flatMap((page): Asked[] => {
    const { question } = page;
    if (question === null) return [];
    const { choices, kind, addOther, text } = question;
    const options = kind === 'choice' ? [...choices.keys(), ...(addOther ? [OTHER] : [])] : [];
    const toName = (option: number) => choices[option] ?? words.other;
    return [{ id: page.id, title: text, page, options, toName }];
  });
  if (!project.finalReview) return questions;
  const findPage = (option: number) =>
    project.pages.find(({ id }) => id === recorded[option]?.id && id !== undefined);
  const options = [...recorded.keys()].filter((option) => {
    const page = findPage(option);
    return page !== undefined && page.kind !== 'survey';
  });
  const toName = (option: number) => {
    const page = findPage(option);
    return (page && findPageName(page)) ?? '';
  };
  const review = { id: FAVOURITE, title: words.favourite, page: undefined, options, toName };
  return [...questions, review];
}

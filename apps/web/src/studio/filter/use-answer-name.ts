import { FAVOURITE, OTHER, type PickedAnswer } from '@fovea/records';
import { findPageName } from '#shared/project/page-name.ts';
import { useStudioPlace } from '#studio/frame/studio-place.tsx';
import { useTexts } from '#studio/texts.ts';

/** Name of an answer that filters. */
export function useAnswerName(): (answer: PickedAnswer) => string {
  const t = useTexts();
  const { project, records } = useStudioPlace();
  return ({ question, option }) => {
    const id = question === FAVOURITE ? records?.pages[option]?.id : question;
    const page = project.pages.find((each) => each.id === id);
    const name = (page && findPageName(page)) ?? '';
    if (question === FAVOURITE) return t('likedBest', { name });
    if (option === OTHER) return t('wroteTo', { question: name });
    return t('chose', { answer: page?.question?.choices[option] ?? '' });
  };
}

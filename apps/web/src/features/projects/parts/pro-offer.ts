import { type Project, toProCost } from '@fovea/contract';
import { useFeatureTexts } from '#shared/features/feature-texts.ts';
import { useCreditTexts } from './credit-texts.ts';

type Offered = Pick<Project, 'status' | 'maxParticipant' | 'completed' | 'joined'>;

/** Whether sessions would be set aside for people who have not come yet. */
export function hasFreePlaces({ status, maxParticipant, joined }: Offered): boolean {
  return status === 'active' && maxParticipant > Math.max(joined, 1);
}

/** Says which features Pro opens for a project, for how many people, and how many sessions that costs. */
export function useProOffer() {
  const t = useCreditTexts();
  const { proFeatures } = useFeatureTexts();
  return (project: Offered): string => {
    const count = toProCost(project);
    const toCome = count - project.completed;
    const what = proFeatures.charAt(0).toUpperCase() + proFeatures.slice(1);
    const offer = proFeatures === '' ? t('proNoteYet') : t('proFor', { what, count });
    return hasFreePlaces(project) ? `${offer} ${t('proToCome', { count: toCome })}` : offer;
  };
}

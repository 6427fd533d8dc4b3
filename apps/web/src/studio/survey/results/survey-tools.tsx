import { SegmentedControl } from '@fovea/ui';
import { ChoiceMenu } from '#studio/view/choice-menu.tsx';
import { ORDERS, SCOPES, useSurveyView } from './survey-view.ts';
import { useTexts } from './texts.ts';
import { useAsked } from './use-survey.ts';

/** Over the results: which questions, and how their choices are sorted. */
export function SurveyTools() {
  const t = useTexts();
  const { scope, order, setScope, setOrder } = useSurveyView();
  const isOne = useAsked().length < 2;
  return (
    <>
      {!isOne && (
        <SegmentedControl
          label={t('questions')}
          value={scope}
          segments={SCOPES.map((value) => ({ value, label: t(`scope_${value}`) }))}
          onChange={setScope}
        />
      )}
      <span className="flex-1" />
      <ChoiceMenu
        label={t('orderOfChoices')}
        options={ORDERS.map((value) => ({ value, label: t(`order_${value}`) }))}
        value={order}
        onChange={setOrder}
      />
    </>
  );
}

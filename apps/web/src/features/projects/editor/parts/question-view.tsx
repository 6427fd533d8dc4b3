import type { Question } from '@fovea/contract';
import { toClassNames } from '@fovea/ui';
import { useTexts } from '#features/projects/editor/texts.ts';

interface QuestionViewProps {
  question: Question;
  /** Size of the phone, in its own px. */
  widthPx: number;
  heightPx: number;
  scale: number;
}

/** As the participant sees it, drawn in the size of the phone and then made smaller. */
export function QuestionView({ question, widthPx, heightPx, scale }: QuestionViewProps) {
  const t = useTexts();
  const { kind, text, choices, allowSeveral, addOther } = question;
  const shown = choices.map((choice, at) => choice || t('choiceHere', { number: at + 1 }));
  return (
    <div
      className="flex flex-col bg-surface px-5 pb-6 text-text"
      style={{
        width: widthPx,
        height: heightPx,
        paddingTop: heightPx * 0.09,
        transform: `scale(${scale})`,
        transformOrigin: 'top left',
      }}
    >
      <p
        className={toClassNames(
          'type-h1 text-pretty [overflow-wrap:anywhere]',
          text === '' && 'text-text-3',
        )}
      >
        {text || t('questionHere')}
      </p>
      {kind === 'choice' && allowSeveral && (
        <p className="type-touch mt-1 text-text-3">{t('chooseSeveral')}</p>
      )}
      <div className="mt-4 flex min-h-0 flex-1 flex-col gap-2 overflow-hidden">
        {kind === 'written' ? (
          <p className="type-touch h-32 rounded-touch border border-border-input px-3.25 py-2 text-text-3">
            {t('answerField')}
          </p>
        ) : (
          <ul className="flex flex-col gap-2">
            {[...shown, ...(addOther ? [t('other')] : [])].map((choice, at) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two choices may have the same words.
                key={at}
                className="type-touch flex min-h-11 items-center gap-2.5 rounded-touch border border-border-2 px-3.25 py-2"
              >
                <span
                  aria-hidden="true"
                  className={toClassNames(
                    'size-4 flex-none border-[1.5px] border-border-input',
                    allowSeveral ? 'rounded-[4px]' : 'rounded-full',
                  )}
                />
                <span className="min-w-0 [overflow-wrap:anywhere]">{choice}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className="type-touch mt-4 grid min-h-11 flex-none place-items-center rounded-touch bg-accent font-medium text-on-accent">
        {t('goOn')}
      </span>
    </div>
  );
}

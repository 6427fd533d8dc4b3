import { CircleAlert } from 'lucide-react';
import { useWrongText } from '#features/credits/transfer/model/use-wrong-text.ts';
import { useTexts } from '#features/credits/transfer/texts.ts';

/** Addresses that get no code as they are. */
export function WrongNote({ id, wrong }: { id?: string; wrong: readonly string[] }) {
  const t = useTexts();
  const toWrongText = useWrongText();
  return (
    <p id={id} className="type-small flex min-w-0 gap-1.5 text-bad">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 flex-none" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {toWrongText(wrong)}
        <br />
        {t('wrongText')}
      </span>
    </p>
  );
}

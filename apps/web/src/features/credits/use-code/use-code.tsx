import { CodeForm } from './code-form.tsx';
import { useTexts } from './texts.ts';
import { UsedCodes } from './used-codes.tsx';

/** Takes a transfer code, and lists those that were used. */
export function UseCode() {
  const t = useTexts();
  return (
    <>
      <h1 className="type-h1 mb-4">{t('title')}</h1>
      <CodeForm />
      <UsedCodes />
    </>
  );
}

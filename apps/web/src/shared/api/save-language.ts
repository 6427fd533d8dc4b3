import { createTexts, language } from '#shared/language.ts';
import { toasts } from '#shared/toasts.ts';
import { findSaid } from './error-texts.ts';
import en from './save-language.en.json' with { type: 'json' };
import ko from './save-language.ko.json' with { type: 'json' };
import { updateSelf } from './self.queries.ts';

export const { getTexts: getSaveTexts } = createTexts({ en, ko });

/** Whoever changes the language of the screen gets mails in it too. Answers how to stop. */
export function keepLanguage(): () => void {
  let saving = Promise.resolve();
  return language.subscribe(() => {
    // One after the other, so that the last choice is the one that stays.
    saving = saving.then(saveLanguage);
  });
}

/** The screen keeps its language when saving fails. */
async function saveLanguage(): Promise<void> {
  try {
    await updateSelf({ language: language.get() });
  } catch (error) {
    const title = findSaid(error) ?? getSaveTexts()('failed');
    toasts.show({ kind: 'error', title, cause: 'save-language' });
  }
}

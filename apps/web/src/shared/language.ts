import { LANGUAGES } from '@fovea/contract/languages';
import { bindTexts, createDocumentLanguage } from '@fovea/texts';

export const language = createDocumentLanguage(LANGUAGES);
export const { createTexts, useLanguage } = bindTexts(language);

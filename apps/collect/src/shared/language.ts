import { LANGUAGES } from '@fovea/contract/languages';
import { bindTexts, createDocumentLanguage } from '@fovea/texts';
import { phoneStorage } from './web-storage.ts';

export const language = createDocumentLanguage(LANGUAGES, phoneStorage);
export const { createTexts, useLanguage } = bindTexts(language);

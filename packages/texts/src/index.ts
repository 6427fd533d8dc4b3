export { bindTexts } from './create-texts.ts';
export { createDocumentLanguage } from './document-language.ts';
export type { PluralForms, Text, Values } from './fill-text.ts';
export { fillText, toNumberText } from './fill-text.ts';
export type { LanguageStore } from './language-store.ts';
export type { Dictionaries, Marks, Translate } from './translate.tsx';

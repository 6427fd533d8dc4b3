export { bindTexts } from './create-texts.ts';
export type { PluralForms, Text, Values } from './fill-text.ts';
export { fillText } from './fill-text.ts';
export type { LanguageOptions, LanguageStore } from './language-store.ts';
export { createLanguageStore } from './language-store.ts';
export type { Dictionaries, Marks, Translate } from './translate.tsx';

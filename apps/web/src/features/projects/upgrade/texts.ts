import { createTexts } from '#shared/language.ts';
import en from './upgrade-project.en.json' with { type: 'json' };
import ko from './upgrade-project.ko.json' with { type: 'json' };

export const { useTexts } = createTexts({ en, ko });

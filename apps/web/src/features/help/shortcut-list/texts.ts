import { createTexts } from '#shared/language.ts';
import en from './shortcut-list.en.json' with { type: 'json' };
import ko from './shortcut-list.ko.json' with { type: 'json' };
import type { SHORTCUTS } from './shortcuts.ts';

type Place = keyof typeof SHORTCUTS;
type Action = { [P in Place]: keyof (typeof SHORTCUTS)[P] }[Place];

/** An action without a text does not compile. */
export const { useTexts } = createTexts<Place | Action | 'title' | 'close' | 'areOn' | 'areOff'>({
  en,
  ko,
});

import en from './password-rules.en.json' with { type: 'json' };
import ko from './password-rules.ko.json' with { type: 'json' };

/** Texts of every form that takes a new password; it puts them beside its own. */
export const PASSWORD_TEXTS = { en, ko };

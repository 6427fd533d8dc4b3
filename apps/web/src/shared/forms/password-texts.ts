import en from './password.en.json' with { type: 'json' };
import ko from './password.ko.json' with { type: 'json' };

/** Texts of every form that takes a new password; it puts them beside its own. */
export const PASSWORD_TEXTS = { en, ko };

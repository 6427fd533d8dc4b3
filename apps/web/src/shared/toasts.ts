import { createToastStore } from '@fovea/ui';

/** One list for the whole app; any code may show a toast. */
export const toasts = createToastStore();

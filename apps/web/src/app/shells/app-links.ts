import { PATHS } from '#shared/paths.ts';

export const APP_LINKS = [
  { key: 'projects', to: PATHS.projects },
  { key: 'templates', to: PATHS.template },
  { key: 'pricing', to: PATHS.pricing },
  { key: 'help', to: PATHS.help },
] as const;

import { FIELDS } from './fields.ts';

/** The text of `.env.example`. */
export function toEnvExample(): string {
  const lines = Object.entries(FIELDS).flatMap(([name, spec]) => [
    `# ${spec.about}${'fallback' in spec ? '' : ' Required.'}`,
    'fallback' in spec
      ? `# ${name}=${spec.fallback}`
      : `${name}=${'example' in spec ? spec.example : ''}`,
    '',
  ]);
  return [
    '# Generated from apps/server/src/platform/config/fields.ts by `npm run generate`.',
    '# NAME_FILE may name a file that holds the value, for secrets mounted as files.',
    '',
    ...lines,
  ].join('\n');
}

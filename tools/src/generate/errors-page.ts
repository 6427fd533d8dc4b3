import { CALL_LIST, ERROR_CODES, ERRORS } from '@fovea/contract';

/** docs/errors.md: every code, its status and message, and the calls that name it. */
export function toErrorsPage(): string {
  const rows = ERROR_CODES.map((code) => {
    const { status, message } = ERRORS[code];
    const calls = CALL_LIST.filter(({ errors }) => errors.includes(code)).map(({ id }) => id);
    return `| \`${code}\` | ${status} | ${message} | ${calls.join(', ') || 'any'} |`;
  });
  return `# Errors

Generated from \`packages/contract/src/errors.ts\` by \`npm run generate\`. Every error body is \`{statusCode, code, message, requestId, details?}\`.

| Code | Status | Message | Calls |
|---|---|---|---|
${rows.join('\n')}
`;
}

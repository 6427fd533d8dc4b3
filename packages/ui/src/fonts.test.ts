import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FIRST = 'PretendardVariable.subset.91.woff2';
const read = (address: string | URL) => readFileSync(new URL(address), 'utf8');
const WHOLE = 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';

function findRange(css: string): string[] | undefined {
  const block = css.match(/@font-face\s*\{[^}]*\}/g)?.find((rule) => rule.includes(FIRST));
  const range = block && /unicode-range:([^;}]*)/.exec(block)?.[1];
  return range?.split(',').map((part) => part.trim().toLowerCase());
}

it('shows the first subset for the very signs that the font has in it', () => {
  const wanted = findRange(read(import.meta.resolve(WHOLE)));
  expect(wanted).toContain('u+41-4e');
  expect(findRange(read(new URL('./fonts.css', import.meta.url)))).toEqual(wanted);
});

import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Problem, toProblem } from './problem.ts';
import { QUOTED_FIGURES } from './quoted-figures.ts';
import { listFiles } from './repository-files.ts';

type Quoted = typeof QUOTED_FIGURES;

const TEXTS = /^apps[/].+[.](en|ko)[.]json$/;
/** Names such as P-043 and KX4-72P hold no figure. */
const FIGURE = /(?<![\p{Letter}\d-])(\d[\d,]*(?:[.]\d+)?)( megapixels|만)?/gu;
const MULTIPLES: Readonly<Record<string, number>> = { ' megapixels': 1e6, 만: 1e4 };

/** A figure inside a text is the one that the product obeys: both languages quote the constant. */
export function checkFigures(root: string, quoted: Quoted = QUOTED_FIGURES): Problem[] {
  const found = new Set<string>();
  const problems = listFiles(root)
    .filter((path) => TEXTS.test(path))
    .flatMap((path) => {
      const texts = JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>;
      return Object.entries(texts).flatMap(([key, text]) => {
        const name = `${basename(dirname(path))}/${basename(path).split('.')[0]} ${key}`;
        const figures = listFigures(text);
        if (figures.length > 0) found.add(name);
        const strange = figures.filter((figure) => !quoted[name]?.includes(figure));
        return strange.map((figure) =>
          toProblem(path, `"${key}" says ${figure}; name the constant in quoted-figures.ts`),
        );
      });
    });
  const gone = Object.keys(quoted).filter((name) => !found.has(name));
  return [
    ...problems,
    ...gone.map((name) => toProblem('tools/src/check/quoted-figures.ts', `no figure in ${name}`)),
  ];
}

/** All but 1, which is a word more often than a measure. */
function listFigures(text: unknown): number[] {
  const forms = typeof text === 'string' ? [text] : Object.values(text as Record<string, string>);
  return forms.flatMap((form) =>
    [...form.replace(/\{\w+\}|<[/]?\w+>/g, ' ').matchAll(FIGURE)]
      .map(([, digits = '', unit = '']) => toNumber(digits) * (MULTIPLES[unit] ?? 1))
      .filter((figure) => figure !== 1),
  );
}

function toNumber(digits: string): number {
  return Number(digits.replaceAll(',', ''));
}

import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Problem, toProblem } from './problem.ts';
import { listFiles } from './repository-files.ts';

type Texts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const ENDING = /[.](en|ko)[.]json$/;
const SOURCE = /(?<![.]test)[.]tsx?$/;
/** Words that read alike in every language: names, formats, units. */
const SAME_EVERYWHERE =
  /\b(Fovea|Chrome|Safari|AOI|QR|ID|JPE?G|PNG|WebP|AVIF|SVG|GIF|MP4|CSV|PDF|[KMG]B|cm|mm|px|Hz|fps|ms|min|x|P|English)\b/g;
/** A text is asked for by something else than a name in quotes. */
const VARIABLE_KEY = /\bt(?:[.]rich)?\(\s*[^'"`\s]/;
/** Texts that the product wants in English in every language, by file and key. */
const ENGLISH_EVERYWHERE = ['apps/web/src/app/titles analysis'];
/** Texts that a browser test reads, by the name of the part and the key. */
const READ = /\bwords\(\s*'([^']+)',\s*'([^']+)'/g;
const HANGUL = /\p{Script=Hangul}/u;

/** Every text exists in both languages, says something in each, and is shown or read under a name of its own. */
export function checkTexts(root: string): Problem[] {
  const files = listFiles(root);
  const sources = new Map(
    files
      .filter((path) => /^(apps|packages)[/]/.test(path) && SOURCE.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
  const everywhere = [...sources.values()].join('\n');
  const stems = new Set(
    files
      .filter((path) => path.startsWith('apps/') && ENDING.test(path))
      .map((path) => path.replace(ENDING, '')),
  );
  return [
    ...[...stems].flatMap((stem) => checkPart(root, stem, files, sources, everywhere)),
    ...checkNames([...stems]),
    ...checkReaders(root, files, stems),
  ];
}

function checkPart(
  root: string,
  stem: string,
  files: readonly string[],
  sources: ReadonlyMap<string, string>,
  everywhere: string,
): Problem[] {
  const [en, ko] = [`${stem}.en.json`, `${stem}.ko.json`];
  const missing = [en, ko].find((path) => !files.includes(path));
  if (missing !== undefined) return [toProblem(missing, 'is missing')];
  const [english, korean] = [readTexts(root, en), readTexts(root, ko)];
  const code = [...sources]
    .filter(([path]) => path.startsWith(`${dirname(stem)}/`))
    .map(([, text]) => text)
    .join('\n');
  return [
    ...listMissing(ko, english, korean),
    ...listMissing(en, korean, english),
    ...Object.keys(english).flatMap((key) => checkText(ko, key, english, korean)),
    ...Object.keys(english)
      .filter((key) => !isUsed(key, code, everywhere))
      .map((key) => toProblem(en, `"${key}" is shown nowhere`)),
  ];
}

/** Browser tests find a part by the name of its files alone. */
function checkNames(stems: readonly string[]): Problem[] {
  return stems
    .filter((stem, i) => stems.findIndex((one) => basename(one) === basename(stem)) !== i)
    .map((stem) => toProblem(`${stem}.en.json`, 'has the name of another part'));
}

function checkReaders(root: string, files: readonly string[], stems: Set<string>): Problem[] {
  const byName = new Map(
    [...stems]
      .filter((stem) => files.includes(`${stem}.en.json`))
      .map((stem) => [basename(stem), stem]),
  );
  const readers = files.filter((path) => path.startsWith('e2e/') && path.endsWith('.ts'));
  return readers.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(READ)].flatMap(
      ([, part = '', key = '']) => {
        const stem = byName.get(part);
        if (stem === undefined) return [toProblem(path, `"${part}" is no part of an app`)];
        if (key in readTexts(root, `${stem}.en.json`)) return [];
        return [toProblem(path, `"${part}" has no text "${key}"`)];
      },
    ),
  );
}

function listMissing(path: string, wanted: Texts, given: Texts): Problem[] {
  return Object.keys(wanted)
    .filter((key) => !(key in given))
    .map((key) => toProblem(path, `"${key}" is missing`));
}

function checkText(path: string, key: string, english: Texts, korean: Texts): Problem[] {
  const [en, ko] = [toForms(english[key]), toForms(korean[key])];
  if (ko.length === 0) return [];
  const faults: string[] = [];
  if ([...en, ...ko].some((form) => form.trim() === '')) faults.push('is empty');
  const names = [/\{(\w+)\}/g, /<(\w+)>/g, /<[/](\w+)>/g].map((pattern) =>
    [en, ko].map((forms) => listNames(forms, pattern)),
  );
  const [values, opened, closed] = names;
  if (values?.[0] !== values?.[1]) faults.push(`has {${values?.[1]}}, not {${values?.[0]}}`);
  if (opened?.[0] !== opened?.[1]) faults.push(`has the marks ${opened?.[1]}, not ${opened?.[0]}`);
  if (`${opened}` !== `${closed}`) faults.push('has a mark that does not close');
  const isExempt = ENGLISH_EVERYWHERE.includes(`${path.replace(ENDING, '')} ${key}`);
  if (!isExempt && ko.some((form) => !isKorean(form))) faults.push('is not in Korean');
  return faults.map((fault) => toProblem(path, `"${key}" ${fault}`));
}

function toForms(text: Texts[string] | undefined): string[] {
  if (text === undefined) return [];
  return typeof text === 'string' ? [text] : Object.values(text);
}

/** The names in any of the forms: `one` need not repeat the number. */
function listNames(forms: readonly string[], pattern: RegExp): string {
  const names = forms.flatMap((form) => [...form.matchAll(pattern)].map(([, name = '']) => name));
  return [...new Set(names)].sort().join(', ');
}

/** Names, numbers and signs need no translation; anything else does. */
function isKorean(text: string): boolean {
  const own = text
    .replace(/\{\w+\}|<[/]?\w+>|\S+@\S+|https?:\S+|\d+/g, ' ')
    .replace(SAME_EVERYWHERE, ' ');
  return HANGUL.test(own) || !/\p{Letter}/u.test(own);
}

/**
 * By its name in quotes, by a name that is put together, or by a type that lists all of them. Where
 * a part shows what a variable names, the name may stand in any source, such as the contract.
 */
function isUsed(key: string, code: string, everywhere: string): boolean {
  if (hasLiteral(code, key) || /createTexts<[^>]+>\(/.test(code)) return true;
  if (VARIABLE_KEY.test(code) && hasLiteral(everywhere, key)) return true;
  return listTemplates(code).some((template) => template.test(key));
}

function hasLiteral(code: string, key: string): boolean {
  return code.includes(`'${key}'`) || code.includes(`"${key}"`);
}

/** Names in backticks with at least one part that is fixed. */
function listTemplates(code: string): RegExp[] {
  return [...code.matchAll(/`([^`\n]*\$\{[^`\n]*)`/g)]
    .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
    .filter(
      (parts) => parts.some((part) => part !== '') && parts.every((part) => /^\w*$/.test(part)),
    )
    .map((parts) => new RegExp(`^${parts.join('.+')}$`));
}

function readTexts(root: string, path: string): Texts {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as Texts;
}

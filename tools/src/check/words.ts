import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLine, type Problem, toProblem } from './problem.ts';
import { listFiles } from './repository-files.ts';

const CODE = /^(?:apps|packages|proofs|tools|e2e|infra)\/.*[.](?:tsx?|css)$/;
const GENERATED = /^apps\/server\/src\/platform\/db\/schema[.]ts$|[.]generated[.]/;
const TEXTS = /^apps\/.*[.](en|ko)[.]json$/;

/** A comment that begins so says neither why nor what the thing is before its second half. */
const VAGUE_STARTS =
  /^(?:What|Of|Nobody|Who|Whom|Whose|It|Its|They|Them|Their|He|His|She|Her|This|That|These|Those)\b/;

interface AvoidedWord {
  readonly where: RegExp;
  /** Matches inside a name. */
  readonly word: RegExp;
  readonly instead: string;
  /** Names that outsiders know, as `file:name`: they stay. */
  readonly kept: RegExp;
}

const PRODUCT = /^(?:apps|packages)\/[^/]+\/src\//;

/** Words of the glossary's column "Avoid" that were once in use. */
const AVOIDED_NAMES: readonly AvoidedWord[] = [
  {
    where:
      /^(?:apps\/web\/src\/features\/projects|apps\/server\/src\/modules\/(?:projects|hashtags)|packages\/contract\/src\/http\/(?:projects|hashtags)[.]ts)/,
    word: /(?:^|_)tags?(?![a-z])|[a-z]Tags?(?![a-z])|(?<!HASH)TAG/,
    instead: 'hashtag',
    // The query of the list says `tags`, and the address of its screen `tag`.
    kept: /\/(?:list-filter|project-list[.]service|projects)[.]ts:tags$|\/detail-header[.]tsx:tag$/,
  },
  {
    where: PRODUCT,
    word: /experiment(?!al)|study|studies/i,
    instead: 'project',
    kept: /:experimentId$/,
  },
  {
    where: /^apps\/web\/src\/features\/projects\//,
    word: /session/i,
    instead: 'credit',
    // The contract sorts by `sessions`, the shop's address asks for them; somebody is logged in.
    kept: /\/(?:list-filter|not-enough-credit)[.]tsx?:sessions$|:useSession$/,
  },
  { where: PRODUCT, word: /coupon/i, instead: 'transferCode', kept: /:cancelCoupon$/ },
];

const AVOIDED_TEXTS = {
  en: [
    [/\btags?\b/i, 'hashtag'],
    [/\bcoupons?\b/i, 'code'],
  ],
  ko: [
    [/(?<!해시)태그/, '해시태그'],
    [/쿠폰/, '코드'],
  ],
} as const;

/** Comments that begin with a noun or verb, and one word per thing, as the glossary has it. */
export function checkWords(root: string, paths = listFiles(root)): Problem[] {
  return paths.flatMap((path) => {
    const language = TEXTS.exec(path)?.[1];
    if (language === undefined && (!CODE.test(path) || GENERATED.test(path))) return [];
    const text = readFileSync(join(root, path), 'utf8');
    if (language !== undefined) return checkTextWords(path, text, language === 'ko' ? 'ko' : 'en');
    return [...checkComments(path, text), ...checkNames(path, text)];
  });
}

function checkComments(path: string, text: string): Problem[] {
  const problems: Problem[] = [];
  let isInside = false;
  text.split('\n').forEach((line, index) => {
    const wasInside = isInside;
    const [, mark = '', words = ''] = /(?:^|\s|\{)(\/\/|\/\*\*?)(?:\s+(.*))?$/.exec(line) ?? [];
    const isWhole = /^\s*\/\//.test(line);
    isInside = isWhole || (mark.startsWith('/*') && words === '');
    const first = mark === '' ? /^\s*\*\s+(.*)/.exec(line)?.[1] : words;
    const begins = mark === '' ? wasInside : !(isWhole && wasInside);
    const start = begins ? VAGUE_STARTS.exec(first ?? '')?.[0] : undefined;
    if (start === undefined) return;
    const message = `a comment begins with "${start}": begin with the thing it describes, or with a verb`;
    problems.push(toProblem(path, message, index + 1));
  });
  return problems;
}

function checkNames(path: string, text: string): Problem[] {
  const rules = AVOIDED_NAMES.filter(({ where }) => where.test(path) && !/[.]test[.]/.test(path));
  if (rules.length === 0) return [];
  const code = withoutWords(text);
  return [...code.matchAll(/\b[A-Za-z_]\w*/g)].flatMap(({ 0: name, index }) =>
    rules
      .filter(({ word, kept }) => word.test(name) && !kept.test(`${path}:${name}`))
      .map(({ instead }) =>
        toProblem(path, `${name}: the glossary says ${instead}`, findLine(code, index)),
      ),
  );
}

/** Code without comments and strings, line by line as before. */
function withoutWords(text: string): string {
  const words =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
  return text.replace(words, (match) => match.replace(/[^\n]+/g, ' '));
}

function checkTextWords(path: string, text: string, language: 'en' | 'ko'): Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const said = line.replace(/^\s*"[^"]*":/, '');
    return AVOIDED_TEXTS[language]
      .filter(([word]) => word.test(said))
      .map(([, instead]) => toProblem(path, `the glossary says ${instead}`, index + 1));
  });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLine, type Problem, toProblem } from './problem.ts';
import { listFiles } from './repository-files.ts';

const CODE = /^(?:apps|packages|proofs|tools|e2e|infra)\/.*[.](?:tsx?|css)$/;
const GENERATED = /^apps\/server\/src\/platform\/db\/schema[.]ts$|[.]generated[.]/;
const TEXTS = /^apps\/.*[.](en|ko)[.]json$/;

const DOCUMENTS = /[.]md$/;
/** Other people's words, and a consent whose hash belongs to its version. */
const QUOTED = /^THIRD-PARTY[.]md$|^packages\/tracker\/NOTICE[.]md$|\/consent[.]en[.]json$/;
/** Persons without a name, and times without a beginning. A word in code style or italics is only quoted. */
const UNPLAIN = /(?<![\w`*-])(?:nobody|somebody|whoever|anew|meanwhile)(?![\w`*])/gi;

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

/** Plain words in documents and English texts, and one word per thing, as the glossary has it. */
export function checkWords(root: string, paths = listFiles(root)): Problem[] {
  return paths.flatMap((path) => {
    const language = TEXTS.exec(path)?.[1];
    const isDocument = DOCUMENTS.test(path);
    const isCode = CODE.test(path) && !GENERATED.test(path);
    if (language === undefined && !isDocument && !isCode) return [];
    const text = readFileSync(join(root, path), 'utf8');
    if (isDocument) return checkPlainWords(path, text);
    if (language === undefined) return checkNames(path, text);
    if (language === 'ko') return checkTextWords(path, text, 'ko');
    return [...checkTextWords(path, text, 'en'), ...checkPlainWords(path, withoutKeys(text))];
  });
}

function checkPlainWords(path: string, text: string): Problem[] {
  if (QUOTED.test(path)) return [];
  return [...text.matchAll(UNPLAIN)].map(({ 0: word, index }) =>
    toProblem(path, `"${word}": name the person or thing`, findLine(text, index)),
  );
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
    const said = withoutKeys(line);
    return AVOIDED_TEXTS[language]
      .filter(([word]) => word.test(said))
      .map(([, instead]) => toProblem(path, `the glossary says ${instead}`, index + 1));
  });
}

const withoutKeys = (text: string) => text.replace(/^\s*"[^"]*":/gm, '');

import { findLine, type Problem, toProblem } from './problem.ts';

interface Idiom {
  readonly pattern: RegExp;
  /** The web app alone if it is left out. */
  readonly where?: RegExp;
  /** Where the thing itself is made. */
  readonly home: RegExp;
  readonly message: string;
}

const WEB = /^apps\/web\/src\/(?!.*[.]test[.])/;
const PRODUCT = /^(?:apps|packages)\/\w+\/src\/(?!.*[.]test[.])/;

/** Each thing is done in one way; CONTRIBUTING names a file to read for each. */
const IDIOMS: readonly Idiom[] = [
  {
    pattern: /[.]call\(\s*CALLS[.]/,
    home: /[.]queries[.]ts$|-port[.]ts$|\/shared\/api\/api[.]ts$/,
    message: 'calls the server: put it in <noun>.queries.ts',
  },
  {
    pattern: /queryKey:\s*\[/,
    home: /\/shared\/api\/query-keys[.]ts$/,
    message: 'a key of its own: add it to shared/api/query-keys.ts',
  },
  {
    pattern: /\buseMutation\b/,
    home: /\/shared\/api\/use-write[.]ts$/,
    message: 'writes to the server: use useWrite of shared/api/use-write.ts',
  },
  {
    pattern:
      /\[is(?:Busy|Sending|Saving|Starting|Adding|Upgrading|Finishing|Cancelling|Creating|Fetching|Loading|Using),\s*set/,
    // Screens before the log-in carry no query cache: their scripts have 130 KB.
    home: /\/features\/account\/|\/create-asset\/create-asset[.]tsx$/,
    message: 'a busy flag by hand: useWrite of shared/api/use-write.ts has one',
  },
  {
    pattern: /\blisteners\s*=\s*new Set\b/,
    home: /^$/,
    message: 'a store by hand: use createStore of zustand/vanilla',
  },
  {
    pattern: /\blazy\(/,
    home: /\/shared\/(?:lazy|retried)-part[.]ts$/,
    message: 'loads a part later: use lazyPart of shared/lazy-part.ts, or retriedPart',
  },
  {
    pattern: /\bmatchMedia\(/,
    home: /\/shared\/media[.]ts$/,
    message: 'asks for the width or a preference: use shared/media.ts',
  },
  {
    where: PRODUCT,
    pattern: /\bIntl[.](?:DateTimeFormat|NumberFormat)\(|[.]toLocale(?:Date|Time)?String\(/,
    home: /\/(?:web\/src\/shared\/format\/dates|texts\/src\/fill-text|mail\/mail-parts|ui\/src\/components\/field)[.]tsx?$/,
    message: 'writes a date or number: use shared/format, or the texts themselves',
  },
  {
    pattern: /[.]getFullYear\(/,
    home: /\/shared\/format\/dates[.]ts$/,
    message: 'writes a date by hand: use toDateText of shared/format/dates.ts',
  },
  {
    pattern: />\{(?:[\w.]*[cC]ounts?(?:\[\w+\])?|[\w.]+[.](?:length|size))\}</,
    home: /^$/,
    message: 'a number without grouping: use toNumberText of shared/format/numbers.ts',
  },
];

export function checkIdioms(path: string, text: string): Problem[] {
  const isHeld = ({ where = WEB, home }: Idiom) => where.test(path) && !home.test(path);
  return IDIOMS.filter(isHeld).flatMap(({ pattern, message }) => {
    const match = pattern.exec(text);
    return match ? [toProblem(path, message, findLine(text, match.index))] : [];
  });
}

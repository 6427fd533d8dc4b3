import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { checkDependencyLines } from './dependency-lines.ts';
import { type DocWord, parseDocument } from './doc-words.ts';
import { type Problem, toProblem } from './problem.ts';
import {
  isIgnored,
  listFiles,
  listIgnored,
  listWorkspaces,
  parseManifest,
} from './repository-files.ts';

const DOCUMENTS = /[.]md$/;
const FILE_NAME = /^[\w.-]*\w[.](ts|tsx|md|json|sql|yml|yaml|sh|cjs|mjs|js|conf|toml|css|html)$/;
const TOP_FOLDERS = ['apps', 'packages', 'proofs', 'tools', 'e2e', 'docs', 'infra', '.ci'];
/** A role such as `.db.test.ts` stands for all files that end so. */
const SUFFIX = /^[.][\w.]*[.]tsx?$/;
/** A constant of the code, a value that it writes so, or a variable that an app is built with. */
const DECLARED =
  /\bconst ([A-Z][A-Z0-9_]+)\b|'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'|\bimport[.]meta[.]env(?:[.]|\[')(VITE_[A-Z0-9_]+)/g;
const VARIABLE = /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=.*)?$/;

interface Facts {
  root: string;
  files: string[];
  folders: Set<string>;
  ignored: string[];
  scripts: Set<string>;
  packages: Set<string>;
  /** Names of packages that ours ask for; some end as files do. */
  dependencies: Set<string>;
  variables: Set<string>;
  declared: () => Set<string>;
}

/** Every path, script and variable that the documents name must exist, and every dependency be there. */
export function checkDocs(root: string): Problem[] {
  const facts = collectFacts(root);
  return [
    ...facts.files
      .filter((path) => DOCUMENTS.test(path))
      .flatMap((path) => checkDocument(path, readFileSync(join(root, path), 'utf8'), facts)),
    ...checkDependencyLines(root, facts.files),
  ];
}

function checkDocument(path: string, markdown: string, facts: Facts): Problem[] {
  const { words, scripts, links } = parseDocument(markdown);
  const fault = ({ text, line }: DocWord, what: string) =>
    toProblem(path, `${what}: ${text}`, line);
  return [
    ...scripts
      .filter(({ text }) => !facts.scripts.has(text))
      .map((word) => fault(word, 'no such npm script')),
    ...words
      .filter(({ text }) => isMissingPath(path, text, facts))
      .map((word) => fault(word, 'no such file or folder')),
    ...words
      .filter(({ text }) => isMissingVariable(text, facts))
      .map((word) => fault(word, 'not in .env.example')),
    ...links
      .filter(({ text }) => isBrokenLink(path, text, facts))
      .map((word) => fault(word, 'link leads nowhere')),
  ];
}

/** Words that are no paths, such as media types and URL paths, are not judged. */
function isMissingPath(document: string, word: string, facts: Facts): boolean {
  const path = word
    .replace(/:\d+$/, '')
    .replace(/[.:]$/, '')
    .replace(/^[.]\//, '')
    .replace(/\/$/, '');
  if (/[<>$…]/.test(path) || /^([/~@#]|\w+:\/\/)/.test(path)) return isMissingPackage(path, facts);
  if (SUFFIX.test(path) || facts.dependencies.has(path)) return false;
  const isPath = TOP_FOLDERS.includes(path.split('/')[0] ?? '') && path.includes('/');
  if (!isPath && !word.startsWith('./') && !FILE_NAME.test(path.split('/').at(-1) ?? ''))
    return false;
  const places = [path, join(dirname(document), path)].map((place) => normalize(place));
  if (places.some((place) => isIgnored(place, facts.ignored))) return false;
  return !places.some((place) => exists(place, facts)) && !isBareName(path, facts);
}

function isMissingPackage(word: string, facts: Facts): boolean {
  return /^@fovea\/[\w/-]+$/.test(word) && !facts.packages.has(word);
}

function exists(place: string, { files, folders }: Facts): boolean {
  if (/[*{]/.test(place)) return [...files, ...folders].some((each) => matchesGlob(each, place));
  return files.includes(place) || folders.has(place);
}

/** A lone name such as `errors.ts`, or the end of a path, may stand for a file anywhere. */
function isBareName(path: string, { files }: Facts): boolean {
  return files.some((file) => matchesGlob(file, `**/${path}`));
}

function isMissingVariable(word: string, facts: Facts): boolean {
  const name = VARIABLE.exec(word)?.[1];
  if (name === undefined) return false;
  const bare = name.replace(/_FILE$/, '');
  return ![name, bare].some((each) => facts.variables.has(each)) && !facts.declared().has(name);
}

function isBrokenLink(document: string, link: string, facts: Facts): boolean {
  if (/^\w+:/.test(link)) return false;
  const [target = '', anchor] = link.split('#');
  const place = target === '' ? document : normalize(join(dirname(document), target));
  if (!exists(place.replace(/\/$/, ''), facts)) return true;
  if (anchor === undefined || !place.endsWith('.md')) return false;
  return !parseDocument(readFileSync(join(facts.root, place), 'utf8')).anchors.includes(anchor);
}

function collectFacts(root: string): Facts {
  const files = listFiles(root);
  const folders = new Set<string>();
  for (const file of files) {
    for (let at = dirname(file); at !== '.'; at = dirname(at)) folders.add(at);
  }
  const example = join(root, '.env.example');
  const variables = existsSync(example) ? readFileSync(example, 'utf8') : '';
  let declared: Set<string> | undefined;
  return {
    root,
    files,
    folders,
    ignored: listIgnored(root),
    scripts: new Set(Object.keys(parseManifest(root).scripts ?? {})),
    packages: new Set(
      listWorkspaces(root).flatMap(({ manifest }) => [
        manifest.name ?? '',
        ...Object.keys(manifest.exports ?? {}).map((entry) => `${manifest.name}${entry.slice(1)}`),
      ]),
    ),
    dependencies: new Set(
      listWorkspaces(root).flatMap(({ manifest: { dependencies, devDependencies } }) =>
        Object.keys({ ...dependencies, ...devDependencies }),
      ),
    ),
    variables: new Set(
      [...variables.matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name),
    ),
    declared: () => {
      declared ??= new Set(
        files
          .filter((file) => /[.]tsx?$/.test(file))
          .flatMap((file) =>
            [...readFileSync(join(root, file), 'utf8').matchAll(DECLARED)].map(
              ([, name, written, atBuild]) => name ?? written ?? atBuild ?? '',
            ),
          ),
      );
      return declared;
    },
  };
}

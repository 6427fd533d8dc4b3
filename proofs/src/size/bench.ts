import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants as zlib } from 'node:zlib';
import { type AppName, buildApp } from '@fovea/tools/site';
import { type Figure, print } from '#harness/parts.ts';
import { measurePackage } from './package-size.ts';
import { type BuiltScripts, readBuiltScripts, type Script, sumBytes } from './script-sizes.ts';

/** Files that the landmark engine loads, by the beginning of their names in a build. */
const ENGINE_FILES = ['landmark-loader', 'landmark-runtime', 'landmark-model'];
/** A chunk of ours that belongs to it; servers compress it as every script. */
const ENGINE_WORKER = 'tasks-worker';
/** Entries that run in a browser; the model's is for builds. */
const ENTRIES = ['landmarks', 'patches', 'method', 'calibration', 'tracking', 'engines'];
const BROTLI_QUALITY = 9;

interface ScreenBudget {
  readonly name: string;
  readonly app: AppName;
  /** Files that the router loads for it beside the entry. */
  readonly sources: readonly string[];
  readonly maxKb: number;
}

const BYTES_PER_KB = 1_000;
/** Without it a chunk has the same name in every build. */
const CONTENT_HASH = /-[\w-]{7,8}(?=[.]js$)/;
const MAX_LAZY_KB = 80;
const MAX_STYLES_KB = 30;
const MAX_ENGINE_KB = 6_000;
const MAX_TRACKER_KB = 25;
const MAX_CLIENT_KB = 15;
const SHELLS = 'src/app/shells';
const SIGNED_IN = 'src/app/signed-in-screens.ts';
const SCREENS: readonly ScreenBudget[] = [
  {
    name: 'public page',
    app: 'web',
    sources: [`${SHELLS}/public-shell.tsx`, 'src/features/public/landing/landing.tsx'],
    maxKb: 130,
  },
  {
    name: 'log-in',
    app: 'web',
    sources: [`${SHELLS}/auth-shell.tsx`, 'src/features/account/log-in/log-in.tsx'],
    maxKb: 130,
  },
  {
    name: 'sign-up',
    app: 'web',
    sources: [`${SHELLS}/auth-shell.tsx`, 'src/features/account/sign-up/sign-up.tsx'],
    maxKb: 130,
  },
  {
    name: 'reset of a password',
    app: 'web',
    sources: [`${SHELLS}/auth-shell.tsx`, 'src/features/account/password-reset/password-reset.tsx'],
    maxKb: 130,
  },
  {
    name: 'signed-in shell',
    app: 'web',
    sources: [SIGNED_IN, `${SHELLS}/app-shell.tsx`, 'src/features/projects/list/project-list.tsx'],
    maxKb: 200,
  },
  {
    name: 'project page',
    app: 'web',
    sources: [
      SIGNED_IN,
      `${SHELLS}/app-shell.tsx`,
      'src/features/projects/detail/project-detail.tsx',
    ],
    maxKb: 200,
  },
  {
    name: 'editor',
    app: 'web',
    sources: [
      SIGNED_IN,
      `${SHELLS}/full-shells.tsx`,
      'src/features/projects/editor/project-editor.tsx',
    ],
    maxKb: 280,
  },
  {
    name: 'analysis',
    app: 'web',
    sources: [
      SIGNED_IN,
      `${SHELLS}/full-shells.tsx`,
      'src/features/analysis/playback/analysis-playback.tsx',
    ],
    maxKb: 300,
  },
  { name: 'collect, first screen', app: 'collect', sources: [], maxKb: 92 },
];

/** Parts of the collect app for development, by a piece of their sources' names. */
const DEVELOPMENT_PARTS = [
  { name: 'scripted gaze', source: 'scripted-source' },
  { name: 'film in place of the camera', source: 'film-camera' },
  { name: 'tracker page', source: 'tracker-page' },
];

/**
 * Gzipped bytes that a browser loads, as the apps are built for production. With `--files` it
 * prints what they are made of.
 */
export async function benchSize(options: readonly string[]): Promise<Figure[]> {
  const report = options.includes('--files') ? printFiles : () => undefined;
  const collect = await buildApp('collect', { scriptedGaze: false });
  const scripts: Readonly<Record<AppName, BuiltScripts>> = {
    web: readBuiltScripts(await buildApp('web', { scriptedGaze: false })),
    collect: readBuiltScripts(collect),
  };
  const screens = SCREENS.map(({ name, app, sources, maxKb }) => {
    const measure = () => {
      const loaded = scripts[app].listLoaded(sources);
      report(name, loaded);
      return sumBytes(loaded);
    };
    return toFigure(name, measure, maxKb);
  });
  const apps = Object.entries(scripts).flatMap(([app, own]) => {
    const { file, bytes } = own.findLargestLazy();
    return [
      toFigure(
        `${app}, largest lazy chunk (${file.replace(CONTENT_HASH, '')})`,
        () => bytes,
        MAX_LAZY_KB,
      ),
      toFigure(`${app}, styles`, () => own.measureStyles(), MAX_STYLES_KB),
    ];
  });
  const development = await buildApp('collect', { scriptedGaze: true });
  const trackerBytes = await measureTrackerPackage();
  const clientBytes = await measurePackage('collect-client', ['src/index.ts']);
  return [
    ...screens,
    ...apps,
    toFigure('landmark engine and model, brotli', () => measureEngine(collect), MAX_ENGINE_KB),
    toFigure('tracker package', () => trackerBytes, MAX_TRACKER_KB),
    toFigure('collect-client package', () => clientBytes, MAX_CLIENT_KB),
    ...listDevelopmentParts(scripts.collect, readBuiltScripts(development)),
  ];
}

function printFiles(name: string, scripts: readonly Script[]): void {
  print(`\n  ${name}`);
  for (const { file, bytes } of scripts.toSorted((a, b) => b.bytes - a.bytes)) {
    print(`  ${(bytes / BYTES_PER_KB).toFixed(1).padStart(8)} KB  ${file}`);
  }
}

/** A screen that is not found is over its budget, and the others are still measured. */
function toFigure(name: string, measure: () => number, maxKb: number): Figure {
  const goal = `at most ${maxKb} KB`;
  try {
    const kb = measure() / BYTES_PER_KB;
    return { name, value: `${kb.toFixed(1)} KB`, goal, ok: kb <= maxKb };
  } catch (error) {
    return { name, value: error instanceof Error ? error.message : `${error}`, goal, ok: false };
  }
}

/** A build for production may not have them; one for development must. */
function listDevelopmentParts(production: BuiltScripts, development: BuiltScripts): Figure[] {
  return DEVELOPMENT_PARTS.map(({ name, source }) => {
    const count = ({ listSources }: BuiltScripts) =>
      listSources().filter((each) => each.includes(source)).length;
    const [here, there] = [count(production), count(development)];
    return {
      name: `collect, ${name} in production and in development`,
      value: `${here} and ${there}`,
      goal: '0 and 1',
      ok: here === 0 && there === 1,
    };
  });
}

/** Bytes of engine and model on the wire, with brotli, in a build of the collect app. */
function measureEngine(folder: string): number {
  const places = readdirSync(join(folder, 'assets')).map((name) => join(folder, 'assets', name));
  const getPlace = (start: string, ending: string) => {
    const isIt = (place: string) =>
      basename(place).startsWith(`${start}-`) && place.endsWith(ending);
    const found = places.find(isIt);
    if (found === undefined) throw new Error(`the build has no ${start} with ${ending}`);
    return found;
  };
  // Servers send these files as they are.
  const sizes = ENGINE_FILES.map((start) => statSync(getPlace(start, '.br')).size);
  const params = { [zlib.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const worker = brotliCompressSync(readFileSync(getPlace(ENGINE_WORKER, '.js')), { params });
  return sizes.reduce((sum, bytes) => sum + bytes, worker.length);
}

/** Everything that the tracker package offers a browser, without MediaPipe. */
function measureTrackerPackage(): Promise<number> {
  const entries = ENTRIES.map((name) => `src/${name}/index.ts`);
  return measurePackage('tracker', entries, [/^@mediapipe[/]/]);
}

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findPython } from './python.ts';

type SystemPackage = { name: string; isPresent: () => boolean };

/** Not on the search path of everybody. */
export const NGINX = '/usr/sbin/nginx';

/** Debian packages that engines, worker, proxy, browser tests, file traces and the second science need. */
const SYSTEM_PACKAGES: readonly SystemPackage[] = [
  { name: 'postgresql', isPresent: () => findPostgresBinDir() !== undefined },
  { name: 'ceph-mon', isPresent: () => hasBinaries('ceph-mon') },
  { name: 'ceph-osd', isPresent: () => hasBinaries('ceph-osd') },
  { name: 'ceph-common', isPresent: () => hasBinaries('ceph', 'monmaptool') },
  { name: 'radosgw', isPresent: () => hasBinaries('radosgw', 'radosgw-admin') },
  { name: 'ffmpeg', isPresent: () => hasBinaries('ffmpeg', 'ffprobe') },
  { name: 'util-linux', isPresent: () => hasBinaries('prlimit', 'setpriv') },
  { name: 'chromium', isPresent: () => hasBinaries('chromium') },
  // The same browser without windows: a third less to compute than with them and nobody looking.
  { name: 'chromium-headless-shell', isPresent: () => hasBinaries('chromium-headless-shell') },
  // The engine of the browsers on iPhones, and a display for it.
  { name: 'webkit2gtk-driver', isPresent: () => hasBinaries('WebKitWebDriver') },
  { name: 'xvfb', isPresent: () => hasBinaries('Xvfb') },
  // Without it that engine plays no film.
  { name: 'gstreamer1.0-libav', isPresent: () => hasLibrary('gstreamer-1.0/libgstlibav.so') },
  { name: 'fonts-noto-cjk', isPresent: () => existsSync('/usr/share/fonts/opentype/noto') },
  { name: 'openssl', isPresent: () => hasBinaries('openssl') },
  { name: 'nginx', isPresent: () => existsSync(NGINX) },
  { name: 'strace', isPresent: () => hasBinaries('strace') },
  { name: 'python3-numpy', isPresent: () => findPython(['numpy']) !== undefined },
  { name: 'python3-scipy', isPresent: () => findPython(['scipy']) !== undefined },
];

export const CEPH_PACKAGES = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw'] as const;
/** Packages in which the independent second implementations of the science package are written. */
export const SCIENCE_PACKAGES = ['python3-numpy', 'python3-scipy'] as const;
export const ENGINE_PACKAGES = ['postgresql', ...CEPH_PACKAGES] as const;

/** Names of the packages that are not installed, among all or among `wanted`. */
export function findMissingPackages(wanted?: readonly string[]): string[] {
  return SYSTEM_PACKAGES.filter(({ name }) => wanted?.includes(name) ?? true)
    .filter((entry) => !entry.isPresent())
    .map((entry) => entry.name);
}

/** Versions of those that are installed; the package of PostgreSQL names another with its version. */
export function readSystemPackages(): Record<string, string> {
  const names = [...SYSTEM_PACKAGES.map(({ name }) => name), 'postgresql-[0-9]*'];
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the placeholders are those of dpkg-query.
  const format = '${db:Status-Abbrev}\t${Package}\t${Version}\n';
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', format, ...names], { encoding: 'utf8' });
  const rows = (stdout ?? '').split('\n').map((line) => line.split('\t'));
  const installed = rows.filter(([status = '']) => status.startsWith('ii'));
  return Object.fromEntries(installed.map(([, name = '', version = '']) => [name, version]));
}

/** Where initdb and pg_ctl are: Debian keeps them off the search path, one folder per version. */
export function findPostgresBinDir(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => join(root, version, 'bin'))
    .find((place) => existsSync(join(place, 'initdb')));
  if (found !== undefined) return found;
  const initdb = findBinary('initdb');
  return initdb === undefined ? undefined : dirname(initdb);
}

function hasLibrary(path: string): boolean {
  return globSync(`/usr/lib/*/${path}`).length > 0;
}

function hasBinaries(...names: string[]): boolean {
  return names.every((name) => findBinary(name) !== undefined);
}

function findBinary(name: string): string | undefined {
  const result = spawnSync('which', [name], { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

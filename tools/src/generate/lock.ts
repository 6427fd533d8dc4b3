// A registry mirror that carries packages for one platform only leaves the optional packages of
// other platforms out of the lock file, and `npm ci` then refuses the lock everywhere. The names
// and exact versions stand in the packages that ask for them, so the entries can be written from those.
interface LockEntry {
  version?: string;
  /** Where it differs from the folder. */
  name?: string;
  integrity?: string;
  link?: true;
  optional?: true;
  dev?: true;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockEntry>;
}

const FOLDER = 'node_modules/';
const SYSTEMS: Readonly<Record<string, string>> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  aix: 'aix',
  win32: 'win32',
  windows: 'win32',
};
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32'];

/** The hash of a package's bytes, by `name@version`; nothing where the registry has no such package. */
export type FindIntegrity = (id: string) => Promise<string | undefined>;

/** The lock file with every optional platform package that its packages name, and every hash. */
export async function completeLock(text: string, findIntegrity: FindIntegrity): Promise<string> {
  const lock = JSON.parse(text) as Lock;
  const added: Record<string, LockEntry> = {};
  for (const [where, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const platform = toPlatform(name);
      if (isFound(lock, where, name) || platform === undefined || !/^\d/.test(version)) continue;
      const dev = entry.dev === true ? { dev: true as const } : {};
      added[`node_modules/${name}`] = { version, optional: true, ...dev, ...platform };
    }
  }
  const all = Object.entries({ ...lock.packages, ...added });
  const proved: Record<string, LockEntry> = {};
  for (const [where, entry] of all.filter(([where, each]) => isUnproved(where, each))) {
    const { version = '', ...rest } = entry;
    const name = rest.name ?? where.slice(where.lastIndexOf(FOLDER) + FOLDER.length);
    const integrity = await findIntegrity(`${name}@${version}`);
    if (integrity !== undefined) proved[where] = { version, integrity, ...rest };
  }
  if (Object.keys({ ...added, ...proved }).length === 0) return text;
  const packages = Object.entries({ ...Object.fromEntries(all), ...proved });
  packages.sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, undefined, 2)}\n`;
}

function isUnproved(where: string, { link, integrity }: LockEntry): boolean {
  return where.includes(FOLDER) && link !== true && integrity === undefined;
}

/** As Node resolves: from the package's own folder outwards. */
function isFound(lock: Lock, where: string, name: string): boolean {
  for (let at = where; ; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in lock.packages) return true;
    if (at === '') return false;
  }
}

function toPlatform(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const os = words.map((word) => SYSTEMS[word]).find((system) => system !== undefined);
  const cpu = words.find((word) => PROCESSORS.includes(word) || /^arm/.test(word));
  if (os === undefined && cpu === undefined) return undefined;
  const isMusl = words.includes('musl') || words.includes('linuxmusl');
  return {
    ...(cpu === undefined ? {} : { cpu: [cpu.startsWith('arm') && cpu !== 'arm64' ? 'arm' : cpu] }),
    ...(os === undefined ? {} : { os: [os] }),
    ...(isMusl ? { libc: ['musl'] } : {}),
  };
}

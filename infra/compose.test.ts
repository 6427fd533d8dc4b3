import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Service = {
  image?: string;
  restart?: string;
  build?: { dockerfile: string; target: string };
  command?: string[];
  entrypoint?: string[];
  ports?: string[];
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  networks?: { default?: { ipv4_address?: string } };
  security_opt?: string[];
  stop_grace_period?: string;
  healthcheck?: { test?: string[]; disable?: boolean };
  profiles?: string[];
};

const repository = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

const text = read('infra/compose.yml');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  networks?: { default?: { ipam?: { config?: { subnet: string }[] } } };
};
const services = Object.entries(compose.services);
const serverNames = ['migrate', 'api', 'worker', 'scheduler'];

/** `$$` is a literal dollar for compose; any other is a variable, in braces or not. */
const variables = [...text.replaceAll('$$', '').matchAll(/\$\{?(\w*)(:?[-?+][^}]*)?/g)].map(
  (match) => ({ name: String(match[1]), rule: match[2] ?? '' }),
);

const example = read('.env.example')
  .split('\n')
  .map((line) => /^(# )?([A-Z0-9_]+)=(.*)$/.exec(line))
  .filter((match) => match !== null)
  .map(([, mark, name = '', value = '']) => ({ name, value, isRequired: mark === undefined }));
/** For drills, never for a deployment. */
const LEFT_OUT = [
  ...['CLOCK_OFFSET_MS', 'CLOCK_ORIGIN_MS', 'CLOCK_RATE'],
  ...['HUMAN_PACE', 'PASSWORD_MEMORY_KIB', 'STRIPE_URL', 'TOSS_SCRIPT_URL', 'TOSS_URL'],
];
/** For `migrate` and the database alone. */
const OF_THE_OWNER = ['OWNER_DATABASE_URL'];
/** For the proxy alone, which reads no other. */
const OF_THE_SITE = ['FRONT_PROXY'];
/** Inside a container: reached through its published port, and by the others of the network. */
const OF_THE_CONTAINER = [
  'API_HOST',
  'API_PORT',
  'INTERNAL_HOST',
  'INTERNAL_PORT',
  'TRUSTED_PROXIES',
];

/** Folders of our packages that a workspace ships with. */
function listImported(folder: string): string[] {
  const { dependencies } = JSON.parse(read(`${folder}/package.json`)) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@fovea/'))
    .map((name) => name.replace('@fovea/', 'packages/'));
}

describe('compose.yml', () => {
  it('has all parts of the product', () => {
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['postgres', 's3', 'inbox', 'site', ...serverNames]),
    );
  });

  it('has only texts in its lists, as compose wants them: `a: b` without quotes is none', () => {
    const items = services.flatMap(([name, { command, entrypoint, environment, healthcheck }]) =>
      [command, entrypoint, environment, healthcheck?.test]
        .filter((list) => Array.isArray(list))
        .flatMap((list: unknown[]) => list.map((item) => ({ name, item }))),
    );
    expect(items.length).toBeGreaterThan(30);
    expect(items.filter(({ item }) => typeof item !== 'string')).toEqual([]);
  });

  it('builds targets that the Dockerfile has and starts files that exist', () => {
    const targets = [...read('infra/Dockerfile').matchAll(/^FROM .+ AS (\S+)$/gm)].map((m) => m[1]);
    for (const name of serverNames) {
      const { build, command } = compose.services[name] ?? {};
      expect(build?.dockerfile).toBe('infra/Dockerfile');
      expect(targets).toContain(build?.target);
      expect(command?.[0]).toBe('node');
      expect(() => read(String(command?.[1])), name).not.toThrow();
    }
    expect(targets).toContain(compose.services.site?.build?.target);
  });

  it('serves both apps at the addresses of .env.example, on ports that the proxy listens on', () => {
    const listens = [...read('infra/nginx/site.conf').matchAll(/listen (\d+);/g)].map((m) => m[1]);
    const [web, collect] = ['WEB_URL', 'COLLECT_URL'].map((name) => {
      const value = example.find((variable) => variable.name === name)?.value;
      return new URL(value ?? '').port;
    });
    expect(compose.services.site?.ports).toEqual([
      `127.0.0.1:${web}:${listens[0]}`,
      `127.0.0.1:${collect}:${listens[1]}`,
    ]);
  });

  it('installs with the manifest of every workspace, without which npm ci refuses the lock', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const manifests = workspaces.flatMap((pattern) =>
      globSync(`${pattern}/package.json`, { cwd: repository }),
    );
    expect(manifests).toContain('apps/server/package.json');
    for (const manifest of manifests) {
      expect(read('infra/Dockerfile')).toContain(`COPY ${manifest} ${dirname(manifest)}/\n`);
    }
  });

  it('names only variables that .env.example has', () => {
    expect(variables.length).toBeGreaterThan(10);
    const known = [...example.map(({ name }) => name), ...OF_THE_SITE];
    expect(variables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('asks for every variable the server requires, and gives no default to them', () => {
    const required = example.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    expect(required).toContain('TOKEN_SECRET');
    for (const name of required) {
      const rules = variables.filter((variable) => variable.name === name).map(({ rule }) => rule);
      expect(new Set(rules), name).toEqual(new Set([':?']));
    }
    const demanded = variables.filter(({ rule }) => rule.startsWith(':?')).map(({ name }) => name);
    expect(new Set(demanded)).toEqual(new Set([...required, ...OF_THE_OWNER]));
  });

  it('passes each variable on under its own name, to all server processes alike', () => {
    for (const name of serverNames) {
      const { OWNER_DATABASE_URL: owner, ...environment } =
        compose.services[name]?.environment ?? {};
      expect(environment).toEqual(compose.services.api?.environment);
      expect(owner === undefined).toBe(name !== 'migrate');
      for (const [key, value] of Object.entries(environment)) {
        expect(example.map((variable) => variable.name)).toContain(key);
        const source = /^\$\{([A-Z0-9_]+)/.exec(String(value))?.[1];
        if (source !== undefined) expect(source).toBe(key);
      }
    }
  });

  it('passes on every variable the server knows, with the defaults of the server', () => {
    const environment = compose.services.api?.environment ?? {};
    const known = example
      .map(({ name }) => name)
      .filter((name) => ![...LEFT_OUT, ...OF_THE_OWNER].includes(name));
    expect(Object.keys(environment).sort()).toEqual(known.sort());
    const optional = example.filter(
      ({ name, isRequired }) =>
        !isRequired && ![...LEFT_OUT, ...OF_THE_CONTAINER, ...OF_THE_OWNER].includes(name),
    );
    expect(optional.length).toBeGreaterThan(3);
    for (const { name, value } of optional) {
      expect(environment[name]).toBe(`\${${name}:-${value}}`);
    }
  });

  it('gives the processes no rights, no disk and no more system calls than they need', () => {
    for (const name of serverNames) {
      const { read_only, cap_drop, security_opt } = compose.services[name] ?? {};
      expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
      expect(security_opt, name).toContain('no-new-privileges:true');
      // Only the worker decodes what strangers send, in namespaces that the default profile forbids.
      const own = security_opt?.filter((option) => option.startsWith('seccomp:'));
      expect(own, name).toEqual(name === 'worker' ? ['seccomp:./seccomp-worker.json'] : []);
    }
    const profile = JSON.parse(read('infra/seccomp-worker.json')) as {
      syscalls: { names: string[]; action: string }[];
    };
    const refused = profile.syscalls.flatMap(({ names }) => names);
    expect(refused).toEqual(expect.arrayContaining(['ptrace', 'bpf', 'setns', 'process_vm_readv']));
    for (const needed of ['unshare', 'clone', 'mount']) expect(refused).not.toContain(needed);
  });

  it('gives no other container a right that its first steps do not need, nor a disk if it can do without', () => {
    // What an entrypoint needs to give its folders to the user that it then becomes.
    const toBecome = ['CHOWN', 'SETGID', 'SETUID'];
    const toEnter = ['DAC_OVERRIDE', 'FOWNER'];
    const rights: Record<string, string[]> = {
      site: toBecome,
      postgres: [...toBecome, ...toEnter],
      s3: [...toBecome, ...toEnter],
    };
    for (const [name, { cap_drop, cap_add = [], security_opt }] of services) {
      expect(cap_drop, name).toEqual(['ALL']);
      expect([...cap_add].sort(), name).toEqual([...(rights[name] ?? [])].sort());
      expect(security_opt, name).toContain('no-new-privileges:true');
    }
    const writable = services.filter(([, { read_only }]) => read_only !== true);
    expect(writable.map(([name]) => name)).toEqual(['s3', 'inbox']);
  });

  it('believes the site alone: what comes by the published port of the API comes from the gateway', () => {
    const address = compose.services.site?.networks?.default?.ipv4_address ?? '';
    const [{ subnet } = { subnet: '' }] = compose.networks?.default?.ipam?.config ?? [];
    const [network = '', bits] = subnet.split('/');
    expect(bits).toBe('24');
    expect(address.replace(/\d+$/, '0')).toBe(network);
    expect(Number(address.split('.').at(-1))).toBeGreaterThan(1);
    expect(compose.services.api?.environment?.TRUSTED_PROXIES).toBe(
      `\${TRUSTED_PROXIES:-${address}}`,
    );
  });

  it('lets metrics be read inside the network, and publishes no port of them', () => {
    for (const name of serverNames) {
      const { environment, ports = [] } = compose.services[name] ?? {};
      expect(environment?.INTERNAL_HOST).toBe('0.0.0.0');
      expect(ports.join()).not.toContain(String(environment?.INTERNAL_PORT));
    }
  });

  it('waits longer for a stop than draining and what is under way may take', () => {
    const find = (path: string, pattern: RegExp) =>
      Number(pattern.exec(read(`apps/server/src/${path}`))?.[1]?.replace('_', ''));
    const longestMs =
      find('entrypoints/stop-signals.ts', /GRACE_MS = ([\d_]+)/) +
      find('platform/config/fields.ts', /DRAIN_MS: field\(\{\s+schema: count\(0, ([\d_]+)/);
    expect(longestMs).toBe(85_000);
    for (const name of ['api', 'worker', 'scheduler']) {
      const seconds = /^(\d+)s$/.exec(compose.services[name]?.stop_grace_period ?? '')?.[1];
      expect(Number(seconds) * 1_000).toBeGreaterThan(longestMs);
    }
  });

  it('believes no proxy in front of the site unless one is named', () => {
    expect(compose.services.site?.environment?.FRONT_PROXY).toBe(`\${FRONT_PROXY:-unix:}`);
    expect(read('infra/Dockerfile')).toContain('ENV FRONT_PROXY=unix:\n');
    expect(read('infra/nginx/front.conf.template')).toContain('set_real_ip_from $');
    const proxies = ['nginx.conf', 'nginx/site.conf'].map((path) => read(`infra/${path}`));
    expect(proxies.join()).not.toContain('set_real_ip_from');
  });

  it('installs packages without running what they bring along', () => {
    const installs = read('infra/Dockerfile').match(/npm ci[^\n]*/g) ?? [];
    expect(installs).toHaveLength(2);
    for (const install of installs) expect(install).toContain(' --ignore-scripts ');
  });

  it('publishes each host port once, and on loopback only', () => {
    const ports = services.flatMap(([, service]) => service.ports ?? []);
    const hostPorts = ports.map((port) => /^127\.0\.0\.1:(\d+):\d+$/.exec(port)?.[1]);
    expect(hostPorts).not.toContain(undefined);
    expect(new Set(hostPorts).size).toBe(ports.length);
  });

  it('starts a worker again that has stopped: it can end itself, and is asked whether it lives', () => {
    const { restart, healthcheck } = compose.services.worker ?? {};
    expect(restart).toBe('unless-stopped');
    // As the first process of its container it could not end itself.
    expect(read('infra/Dockerfile')).toContain('ENTRYPOINT ["tini", "--"]');
    expect(healthcheck?.test?.join(' ')).toContain('/livez');
  });

  it('waits only for services that exist, in a way they can satisfy', () => {
    let edges = 0;
    for (const [name, service] of services) {
      for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
        edges += 1;
        const awaited = compose.services[other];
        expect(awaited, `${name} waits for ${other}`).toBeDefined();
        const isOneShot = awaited?.healthcheck?.disable === true;
        expect(condition).toBe(isOneShot ? 'service_completed_successfully' : 'service_healthy');
        if (!isOneShot) expect(awaited?.healthcheck?.test, other).toBeDefined();
      }
    }
    expect(edges).toBeGreaterThan(5);
  });

  it('builds on the very Node that the tests run on', () => {
    const bases = [...read('infra/Dockerfile').matchAll(/^FROM (node:\S+)/gm)].map((m) => m[1]);
    expect(bases).toEqual([`node:${read('.node-version').trim()}-slim`]);
  });

  it.each([
    ['server', ['server']],
    ['apps', ['web', 'collect']],
  ])('copies into the stage %s every workspace that it needs, and no other', (stage, apps) => {
    const wanted = apps.flatMap((app) => [`apps/${app}`, ...listImported(`apps/${app}`)]);
    const stages = read('infra/Dockerfile').split(/^FROM .+ AS /m);
    const text = stages.find((each) => each.startsWith(`${stage}\n`)) ?? '';
    const copied = [...text.matchAll(/^COPY ((?:packages|apps)\/[\w-]+) \1$/gm)];
    expect(copied.map((match) => match[1]).sort()).toEqual([...new Set(wanted)].sort());
  });

  it('pins every image to a version', () => {
    for (const [name, { image }] of services) {
      if (image !== undefined) expect(image, name).toMatch(/:v?\d+\.\d+/);
    }
  });
});

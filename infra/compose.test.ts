import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Service = {
  image?: string;
  build?: { dockerfile: string; target: string };
  command?: string[];
  ports?: string[];
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  profiles?: string[];
};

const repository = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

const text = read('infra/compose.yml');
const compose = parse(text, { merge: true }) as { services: Record<string, Service> };
const services = Object.entries(compose.services);
const serverNames = ['migrate', 'api', 'worker', 'scheduler'];

/** `$$` is a literal dollar for compose. */
const variables = [...text.replaceAll('$$', '').matchAll(/\$\{([A-Z0-9_]+)(:?[-?][^}]*)?\}/g)].map(
  (match) => ({ name: String(match[1]), rule: match[2] ?? '' }),
);

const example = read('.env.example')
  .split('\n')
  .map((line) => /^(# )?([A-Z0-9_]+)=/.exec(line))
  .filter((match) => match !== null)
  .map((match) => ({ name: String(match[2]), isRequired: match[1] === undefined }));

describe('compose.yml', () => {
  it('has all parts of the product', () => {
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['postgres', 's3', 'inbox', ...serverNames]),
    );
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
    const known = example.map(({ name }) => name);
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
    expect(new Set(demanded)).toEqual(new Set(required));
  });

  it('passes each variable on under its own name, to all server processes alike', () => {
    for (const name of serverNames) {
      const environment = compose.services[name]?.environment ?? {};
      expect(environment).toEqual(compose.services.api?.environment);
      for (const [key, value] of Object.entries(environment)) {
        expect(example.map((variable) => variable.name)).toContain(key);
        const source = /^\$\{([A-Z0-9_]+)/.exec(String(value))?.[1];
        if (source !== undefined) expect(source).toBe(key);
      }
    }
  });

  it('publishes each host port once, and on loopback only', () => {
    const ports = services.flatMap(([, service]) => service.ports ?? []);
    const hostPorts = ports.map((port) => /^127\.0\.0\.1:(\d+):\d+$/.exec(port)?.[1]);
    expect(hostPorts).not.toContain(undefined);
    expect(new Set(hostPorts).size).toBe(ports.length);
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

  it('pins every image to a version', () => {
    for (const [name, { image }] of services) {
      if (image !== undefined) expect(image, name).toMatch(/:v?\d+\.\d+/);
    }
  });
});

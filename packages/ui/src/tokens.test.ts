import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Tokens = ReadonlyMap<string, string>;

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const light = parseBlock(css, '[data-theme="light"] {');
const dark = parseBlock(css, '@variant dark-theme {');
const themes = { light, dark } as const;

const repository = new URL('../../../', import.meta.url);
const sources = globSync('{packages/ui,apps/web,apps/collect}/src/**/*.{ts,tsx}', {
  cwd: repository,
  exclude: ['**/*.test.*'],
}).map((path) => readFileSync(new URL(path, repository), 'utf8'));

/** WCAG 2 AA, for text of any size. */
const LEAST_RATIO = 4.5;
/** Grounds that an element may stand on whose own classes name none. */
const GROUNDS = ['bg', 'surface', 'surface-2'];
/** No text: a tick that shows when its box is filled, and the hatching of a bar. */
const NOT_READ = ['on-accent on surface', 'accent-border on accent-bg'];

describe('themes', () => {
  it('define the same names in light and dark', () => {
    expect([...dark.keys()]).toEqual([...light.keys()]);
    expect(light.size).toBeGreaterThan(40);
  });

  it('feed every colour that the utilities name', () => {
    const theme = readFileSync(new URL('./theme.css', import.meta.url), 'utf8');
    const used = [...theme.matchAll(/--color-[\w-]+: var\(--([\w-]+)\)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(30);
    expect(used.filter((name) => !light.has(name ?? ''))).toEqual([]);
  });
});

describe('contrast', () => {
  // Text on its usual ground, as a ratio in light and in dark: the figures of the design.
  it.each([
    ['text', 'surface', 17.9, 16.2],
    ['text-2', 'surface', 8.7, 9.3],
    ['text-3', 'surface', 5.2, 5.7],
    ['on-accent', 'accent', 6.4, 4.7],
    ['accent-text', 'surface', 7.5, 7.6],
    ['good', 'good-bg', 4.7, 7.0],
    ['warn', 'warn-bg', 5.4, 8.1],
    ['bad', 'bad-bg', 5.0, 6.5],
    ['info', 'info-bg', 5.6, 6.9],
    ['border-input', 'surface', 3.3, 3.3],
  ])('of %s on %s is %d in light and %d in dark', (front, back, inLight, inDark) => {
    expect(measureContrast(light, front, back)).toBeCloseTo(inLight, 1);
    expect(measureContrast(dark, front, back)).toBeCloseTo(inDark, 1);
  });

  it.each(['light', 'dark'] as const)('reads well wherever text may stand in %s', (name) => {
    const tokens = themes[name];
    const pairs = [
      ...['bg', 'surface', 'surface-2', 'surface-3'].map((back) => ['text-2', back]),
      ...['bg', 'surface', 'surface-2'].map((back) => ['text-3', back]),
      ...['bg', 'surface', 'surface-2'].map((back) => ['bad', back]),
      ['accent-text', 'accent-bg'],
      ['accent-text', 'surface-2'],
      ['good', 'surface'],
      ['on-accent', 'accent-fill-hover'],
      ['on-accent', 'bad-fill'],
      ['on-accent', 'bad-fill-hover'],
      ['bg', 'text-2'],
    ] as const;
    const weak = pairs.filter(
      ([front = '', back = '']) => measureContrast(tokens, front, back) < 4.5,
    );
    expect(weak).toEqual([]);
  });

  it.each(['light', 'dark'] as const)('shows edges of controls and focus in %s', (name) => {
    const tokens = themes[name];
    const weak = [
      ['border-input', 'surface'],
      ['focus', 'surface'],
      ['focus', 'bg'],
      ['accent', 'surface'],
    ].filter(([front = '', back = '']) => measureContrast(tokens, front, back) < 3);
    expect(weak).toEqual([]);
  });
});

describe('contrast of the colours that classes name together', () => {
  const pairs = [...new Set(sources.flatMap(listPairs))].toSorted();

  it('is known for every pair of the components', () => {
    expect(pairs).toContain('on-accent on accent-fill-hover');
    expect(pairs).toContain('text-3 on surface-2');
    expect(pairs.filter((pair) => NOT_READ.includes(pair))).toHaveLength(NOT_READ.length);
  });

  it.each(['light', 'dark'] as const)('suffices to read in %s', (name) => {
    expect(findWeak(themes[name], pairs)).toEqual([]);
  });

  it('does not suffice when a token of either theme fades', () => {
    for (const tokens of [light, dark]) {
      const faded = new Map(tokens).set('good', tokens.get('good-bg') ?? '');
      expect(findWeak(faded, pairs)).toContain('good on good-bg');
      const pale = new Map(tokens).set('text-3', tokens.get('border-2') ?? '');
      expect(findWeak(pale, pairs)).toContain('text-3 on bg');
    }
  });
});

function findWeak(tokens: Tokens, pairs: readonly string[]): string[] {
  return pairs.filter((pair) => {
    const [front = '', back = ''] = pair.split(' on ');
    // A veil over a picture has no colour of its own.
    if (NOT_READ.includes(pair) || back === 'scrim') return false;
    return measureContrast(tokens, front, back) < LEAST_RATIO;
  });
}

/** Colours of text with their grounds in each list of classes, for each state that changes one. */
function listPairs(source: string): string[] {
  return [...source.matchAll(/(['"`])([^'"`\n]*)\1/g)].flatMap(([, , classes = '']) => {
    const states = new Map<string, { front?: string; back?: string }>();
    for (const word of classes.split(/\s+/)) {
      const [, state = '', kind, name = ''] = /^(.*:)?(text|bg)-([\w-]+)$/.exec(word) ?? [];
      // Disabled text need not be read.
      if (!light.has(name) || state.includes('disabled')) continue;
      states.set(state, { ...states.get(state), [kind === 'text' ? 'front' : 'back']: name });
    }
    const usual = states.get('');
    return [...states.values()].flatMap(({ front = usual?.front, back = usual?.back }) => {
      if (front === undefined) return [];
      // White stands on a fill that some other element has.
      const backs = back === undefined && front !== 'on-accent' ? GROUNDS : [back];
      return backs.flatMap((ground) => (ground === undefined ? [] : [`${front} on ${ground}`]));
    });
  });
}

function parseBlock(text: string, start: string): Tokens {
  const from = text.indexOf(start);
  const body = text.slice(from + start.length, text.indexOf('}', from));
  const found = body.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map([...found].map(([, name = '', value = '']) => [name, value.trim()]));
}

/** WCAG 2: (lighter + 0.05) / (darker + 0.05) of the relative luminances. */
function measureContrast(tokens: Tokens, front: string, back: string): number {
  const values = [front, back].map((name) => measureLuminance(tokens.get(name) ?? ''));
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}

function measureLuminance(hex: string): number {
  const parts = /^#(..)(..)(..)$/.exec(hex)?.slice(1) ?? [];
  if (parts.length !== 3) throw new Error(`not a colour of six figures: ${hex}`);
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

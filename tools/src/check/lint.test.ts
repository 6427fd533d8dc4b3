import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALLOWED, FORBIDDEN } from './lint-plants.ts';
import { PlantedTree, REPOSITORY } from './planted-tree.ts';

interface Finding {
  path: string;
  rule: string;
  /** The whole message with its advice. */
  text: string;
}

/** Each message opens with `path:line:column category ━━━`; the JSON form leaves the advice out. */
function parseFindings(output: string): Finding[] {
  return output.split(/\n(?=\S+ [\w/]+ .*━)/).flatMap((text) => {
    const [, path = '', category = ''] =
      /^(\S+?)(?::\d+)* ([\w/]+) .*━/.exec(text.trimStart()) ?? [];
    return path === '' ? [] : [{ path, rule: category.split('/').at(-1) ?? '', text }];
  });
}

describe('the linter', () => {
  const tree = new PlantedTree();
  let found: Finding[] = [];

  beforeAll(() => {
    for (const name of ['biome.json', '.gitignore']) {
      tree.add({ [name]: readFileSync(join(REPOSITORY, name), 'utf8') });
    }
    for (const [, path, text] of FORBIDDEN) tree.add({ [path]: text });
    for (const [path, text] of ALLOWED) tree.add({ [path]: text });
    const biome = join(REPOSITORY, 'node_modules/.bin/biome');
    const args = ['ci', '--colors=off', '--max-diagnostics=none', '.'];
    const run = spawnSync(biome, args, { cwd: tree.root, encoding: 'utf8' });
    expect(run.status).toBe(1);
    found = parseFindings(run.stdout + run.stderr);
  });
  afterAll(() => tree.remove());

  const forbidden = FORBIDDEN.map(([title, path, , rule, advice]) => ({
    title,
    path,
    rule,
    advice,
  }));
  test.each(forbidden)('refuses $title', ({ path, rule, advice }) => {
    const hits = found.filter((each) => each.path.endsWith(path) && each.rule === rule);
    expect(hits, `${rule} in ${path}`).not.toEqual([]);
    if (advice) expect(hits[0]?.text).toContain(advice);
  });

  test.each(ALLOWED)('allows it in %s', (path) => {
    expect(found.filter((each) => each.path.endsWith(path))).toEqual([]);
  });
});

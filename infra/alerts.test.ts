import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}

const repository = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const { groups } = parse(read('infra/alerts.yml')) as { groups: { name: string; rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** Metrics of ours, with the labels they have. */
const metrics = new Map(
  [
    ...read('apps/server/src/platform/metrics/metrics.ts').matchAll(
      /name: '(fovea_\w+)',\s+help: '[^']*',(?:\s+labelNames: \[([^\]]*)\])?/g,
    ),
  ].map(([, name = '', labels = '']) => [
    name,
    [...labels.matchAll(/'(\w+)'/g)].map(([, label = '']) => label),
  ]),
);

/** Prometheus adds to every metric which process it came from. */
const SCRAPERS_LABEL = 'instance';

describe('alerts.yml', () => {
  it('asks only for metrics that there are, by labels that they have', () => {
    expect(metrics.size).toBeGreaterThan(10);
    for (const { alert, expr } of rules) {
      const named = [...expr.matchAll(/\b(fovea_\w+)(?:\{([^}]*)\})?/g)];
      if (!expr.includes('nodejs_')) expect(named, alert).not.toEqual([]);
      for (const [, name = '', matchers = ''] of named) {
        expect([...metrics.keys()], alert).toContain(name);
        const grouped = /by \(([^)]*)\)/.exec(expr)?.[1]?.split(/,\s*/) ?? [];
        const matched = [...matchers.matchAll(/(\w+)\s*[=!]/g)].map(([, label]) => label);
        for (const label of [...grouped, ...matched]) {
          const known = [...(metrics.get(name) ?? []), SCRAPERS_LABEL];
          expect(known, `${alert}: ${label}`).toContain(label);
        }
      }
    }
  });

  it('says in every rule how urgent it is and where to read on', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, for: wait, labels, annotations } of rules) {
      expect(alert).toMatch(/^[A-Z]\w+$/);
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(existsSync(join(repository, annotations.runbook)), alert).toBe(true);
      if (wait !== undefined) expect(wait, alert).toMatch(/^\d+[mh]$/);
    }
  });

  it('has brackets that close, as Prometheus wants them', () => {
    for (const { alert, expr } of rules) {
      for (const [open, close] of ['()', '{}', '[]']) {
        const count = (sign: string | undefined) => expr.split(sign ?? '').length;
        expect(count(open), alert).toBe(count(close));
      }
    }
  });
});

import { readFileSync } from 'node:fs';
import { toRootPath } from '@fovea/tools/harness/root';
import { describe, expect, it } from 'vitest';
import { LEDGER_MUTANTS, plant } from './mutants.ts';

describe('planted faults', () => {
  it.each(LEDGER_MUTANTS)('fit one place of the server: $name', (mutant) => {
    const source = readFileSync(toRootPath(`apps/server/${mutant.file}`), 'utf8');
    expect(plant(source, mutant)).not.toBe(source);
  });

  it('are refused where the place is gone', () => {
    const mutant = { name: 'gone', file: '', from: 'a < b', to: 'a <= b' };
    expect(() => plant('a > b', mutant)).toThrow('fits 0 places');
  });
});

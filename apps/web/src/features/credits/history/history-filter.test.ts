import { describe, expect, it } from 'vitest';
import { isDay, NO_FILTER, parseFilter, toChosen, toParams } from './history-filter.ts';

const parse = (search: string) => parseFilter(new URLSearchParams(search));

describe('the filter in the address', () => {
  it('comes back as it was written', () => {
    const filter = { type: 'TRANSFER_OUT', from: '2026-10-01', to: '2026-11-14' } as const;
    expect(String(toParams(filter))).toBe('type=transfer_out&from=2026-10-01&to=2026-11-14');
    expect(parseFilter(toParams(filter))).toEqual(filter);
  });

  it('shows all when the address says nothing, and writes nothing then', () => {
    expect(parse('')).toEqual(NO_FILTER);
    expect(String(toParams(NO_FILTER))).toBe('');
  });

  it('leaves out what is no type and no day', () => {
    expect(parse('type=gift&from=yesterday&to=2026-02-30')).toEqual(NO_FILTER);
  });

  it('leaves out an end before the start', () => {
    expect(parse('from=2026-10-02&to=2026-10-01')).toEqual({ ...NO_FILTER, from: '2026-10-02' });
  });
});

it('asks for whole days of the own calendar, the last one included', () => {
  expect(toChosen({ type: 'USE', from: '2026-10-01', to: '2026-10-31' })).toEqual({
    type: 'USE',
    from: new Date(2026, 9, 1).toISOString(),
    to: new Date(2026, 10, 1).toISOString(),
  });
  expect(toChosen(NO_FILTER)).toEqual({});
});

it('does not take a half-typed year for a day', () => {
  expect(['0002-10-01', '0202-10-01', '2026-10-01', ''].map(isDay)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

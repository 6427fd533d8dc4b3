import { expect, it } from 'vitest';
import { toClassNames } from './class-names.ts';

it('lets the later of two classes win that set the same property', () => {
  expect(toClassNames('px-3 min-h-8', 'min-h-11')).toBe('px-3 min-h-11');
  expect(toClassNames('rounded-control', 'rounded-full')).toBe('rounded-full');
  expect(toClassNames('type-body text-text-2', 'type-small text-text')).toBe(
    'type-small text-text',
  );
  expect(toClassNames('inline-flex', 'hidden')).toBe('hidden');
});

it('keeps classes of different properties that share a beginning', () => {
  const classes = [
    'text-center text-text-2 text-[0.8rem] text-balance',
    'border border-t-2 border-dashed border-accent border-separate',
    'flex flex-col flex-wrap font-mono font-semibold',
    'bg-surface bg-[length:20px_20px] stroke-2 stroke-accent fill-text',
  ].join(' ');
  expect(toClassNames(classes)).toBe(classes);
});

it('lets a wide class override the narrow ones before it, and not the other way round', () => {
  expect(toClassNames('pt-2 px-4', 'p-0')).toBe('p-0');
  expect(toClassNames('p-4', 'pt-0')).toBe('p-4 pt-0');
  expect(toClassNames('w-4 h-4', 'size-6')).toBe('size-6');
});

it('compares only classes of the same state and screen', () => {
  expect(toClassNames('bg-surface hover:bg-surface-2', 'md:bg-bg')).toBe(
    'bg-surface hover:bg-surface-2 md:bg-bg',
  );
  expect(toClassNames('hover:bg-surface-2', 'hover:bg-accent')).toBe('hover:bg-accent');
});

it('leaves out what is not there', () => {
  expect(toClassNames('p-2', false, undefined, null, ['m-1'])).toBe('p-2 m-1');
});

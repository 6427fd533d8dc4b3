import { expect, it } from 'vitest';
import { keepToOwnOrigin } from './own-origin.ts';

it('[EN1] reaches the own origin and nothing else', async () => {
  const asked: string[] = [];
  const scope = {
    location: {
      href: 'https://collect.example/assets/worker.js',
      origin: 'https://collect.example',
    },
    fetch: async (input: string | URL | Request) => {
      asked.push(String(input));
      return new Response('ok');
    },
  };
  keepToOwnOrigin(scope);
  await expect(scope.fetch('https://elsewhere.example/v1/log')).rejects.toThrow(TypeError);
  await expect(scope.fetch(new Request('https://elsewhere.example/'))).rejects.toThrow(TypeError);
  await scope.fetch('/model.task');
  await scope.fetch(new URL('https://collect.example/a.wasm'));
  expect(asked).toEqual(['/model.task', 'https://collect.example/a.wasm']);
});

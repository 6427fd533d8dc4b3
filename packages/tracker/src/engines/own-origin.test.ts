import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { keepToOwnOrigin, MAKER, refuseMaker } from './own-origin.ts';

function createScope() {
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
  return { scope, asked };
}

it('[EN1] a worker reaches the own origin and nothing else', async () => {
  const { scope, asked } = createScope();
  keepToOwnOrigin(scope);
  await expect(scope.fetch('https://elsewhere.example/v1/log')).rejects.toThrow(TypeError);
  await expect(scope.fetch(new Request('https://elsewhere.example/'))).rejects.toThrow(TypeError);
  await scope.fetch('/model.task');
  await scope.fetch(new URL('https://collect.example/a.wasm'));
  expect(asked).toEqual(['/model.task', 'https://collect.example/a.wasm']);
});

it('[EN1] a page reaches everything but the only address that the runtime knows', async () => {
  const { scope, asked } = createScope();
  refuseMaker(scope);
  await expect(scope.fetch(`${MAKER}/v1/log`)).rejects.toThrow(TypeError);
  await scope.fetch('https://media.example/picture.webp');
  expect(asked).toEqual(['https://media.example/picture.webp']);
  const runtime = readFileSync(
    fileURLToPath(import.meta.resolve('@mediapipe/tasks-vision')),
    'utf8',
  );
  const known = runtime.match(/https?:[/][/][\w.-]+/g);
  expect(known).toEqual([MAKER]);
});

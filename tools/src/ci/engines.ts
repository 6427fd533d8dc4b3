// Holds the engines of a run: says how to borrow them, and stops them when its input ends.
import { once } from 'node:events';
import { startRunEngines } from '@fovea/testkit/engines';
import { print } from '#harness/print.ts';

const inputEnds = once(process.stdin.resume(), 'end');
// The terminal's interrupt reaches the run too, and its end closes the input.
process.on('SIGINT', () => undefined);

const engines = await startRunEngines();
print(JSON.stringify(engines.env));
await inputEnds;
await engines.stop();

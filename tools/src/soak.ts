// `npm run soak -- <part> [words] --times 10 --beside-load` runs a part of `.ci/run` again and
// again, beside a process that takes one core if wanted, and says what failed and how often. Words
// pick files, as after the part's own command. Nothing is repeated inside a run.
import { listRunParts } from '#ci/part-list.ts';
import { runPart } from '#ci/run-part.ts';
import { onInterrupt } from '#harness/on-interrupt.ts';
import { print } from '#harness/print.ts';
import { withBusyCore } from '#soak/busy-core.ts';
import { countReasons } from '#soak/count-reasons.ts';
import { parseSoakOptions } from '#soak/options.ts';

const options = parseSoakOptions(process.argv.slice(2), listRunParts());
if (typeof options === 'string') {
  print(options);
  process.exitCode = 2;
} else {
  const { isBesideLoad } = options;
  process.exitCode = await onInterrupt((signal) =>
    isBesideLoad ? withBusyCore(() => soak(options, signal)) : soak(options, signal),
  );
}

async function soak(
  { command, times }: { readonly command: readonly string[]; readonly times: number },
  signal: AbortSignal,
): Promise<number> {
  const { CI: _, ...env } = process.env;
  const failures: string[][] = [];
  for (let round = 1; round <= times; round++) {
    const { code, wallSeconds, cpuSeconds, reasons, left } = await runPart(
      { command },
      signal,
      env,
    );
    signal.throwIfAborted();
    const isGood = code === 0 && left.length === 0;
    if (!isGood) failures.push([...reasons, ...left.map((name) => `left behind: ${name}`)]);
    const figures = `${wallSeconds.toFixed(0)} s wall, ${cpuSeconds.toFixed(0)} s CPU`;
    print(`soak ${round} of ${times}: ${isGood ? 'pass' : 'FAIL'}, ${figures}`);
  }
  for (const line of countReasons(failures)) print(line);
  print(`${times - failures.length} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

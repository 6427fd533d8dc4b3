// `npm run full [-- noun…]` runs every proof at its full size and keeps the figures: what a release waits for.
import { judgeResult, printChanges } from '#full/judge.ts';
import { listNouns, runNoun } from '#full/nouns.ts';
import { readLastResult, writeResult } from '#full/results.ts';
import { print } from '#harness/print.ts';

const MOVED_SHARE = 0.2;

const args = process.argv.slice(2);
const wanted = args.filter((text) => !text.startsWith('--'));
const share = Number(
  args.find((text) => text.startsWith('--share='))?.split('=')[1] ?? MOVED_SHARE,
);
const nouns = listNouns();
const unknown = wanted.filter((noun) => !nouns.has(noun));

if (unknown.length > 0 || !(share >= 0)) {
  print(`npm run full [-- noun… --share=${MOVED_SHARE}]. Nouns: ${[...nouns.keys()].join(', ')}`);
  process.exitCode = 2;
} else {
  const lines: string[] = [];
  for (const noun of wanted.length > 0 ? wanted : nouns.keys()) {
    const result = await runNoun(noun, nouns.get(noun) ?? []);
    const last = await readLastResult(noun);
    await writeResult(result);
    const judged = judgeResult(last, result, share);
    lines.push(...printChanges(noun, judged, last));
    if (judged.short.length > 0) process.exitCode = 1;
  }
  print('');
  for (const line of lines) print(line);
}

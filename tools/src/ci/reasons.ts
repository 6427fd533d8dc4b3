const TELLING = /^ *(FAIL|SHORT|fail|✘|×|❯|\d+\) )|Error:|Timed out/;
const MOST = 12;
const WIDTH = 160;
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal begin with one.
const COLOURS = /\u001b\[[0-9;]*m/g;

/** The lines of an output that say what failed, few enough to stand at the end of a run. */
export function listReasons(output: string): string[] {
  const lines = output.replace(COLOURS, '').split('\n');
  const telling = lines.filter((line) => TELLING.test(line)).map((line) => line.slice(0, WIDTH));
  return [...new Set(telling)].slice(0, MOST);
}

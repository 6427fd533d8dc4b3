const NAME_WIDTH = 10;

/** Writes lines of one of several processes, each with the name of who says it. */
export type Say = (text: string) => void;

export function createSay(name: string): Say {
  return (text) => {
    for (const line of text.trimEnd().split('\n')) {
      process.stdout.write(`${name.padEnd(NAME_WIDTH)}${line}\n`);
    }
  };
}

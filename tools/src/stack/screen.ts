import type { StackFolders } from './folders.ts';
import type { StackState } from './state.ts';

const CLEAR_LINE = '\r\u001b[K';

/** Runs one step and shows it with a tick, its time and what came of it. */
export async function showStep<T>(
  title: string,
  work: (tell: (note: string) => void) => Promise<T>,
  describe: (result: T) => string = () => '',
): Promise<T> {
  const startedAtMs = performance.now();
  const { isTTY } = process.stdout;
  const tell = (note: string) => {
    if (isTTY) process.stdout.write(`${CLEAR_LINE}  … ${title.padEnd(35)}  ${note}`.trimEnd());
  };
  const show = (mark: string, note: string) => {
    const seconds = `${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`;
    const start = isTTY ? CLEAR_LINE : '';
    console.log(`${start}  ${mark} ${title.padEnd(28)}${seconds.padStart(7)}  ${note}`.trimEnd());
  };
  tell('');
  try {
    const result = await work(tell);
    show('✓', describe(result));
    return result;
  } catch (error) {
    show('✗', '');
    throw error;
  }
}

export function printAddresses(
  folders: StackFolders,
  { addresses, logins }: StackState,
  toStop = `npm run stack -- --stop${folders.option}`,
): void {
  const { 'Web app': web, 'Collect app': collect, ...others } = addresses;
  console.log('');
  print('Web app', web ?? 'does not build');
  print('Collect app', collect ?? 'does not build');
  if (collect !== undefined) print('Tracker page', `${collect}/dev/tracker`);
  for (const { email, password, projectId } of logins) {
    print('Demo login', `${email}  ${password}`);
    print('Demo project', projectId);
  }
  console.log('');
  for (const [name, address] of Object.entries(others)) print(name, address);
  console.log(`\n  Logs are in ${folders.shown}/logs.`);
  console.log(`  To play participants: npm run simulate -- --participants 10${folders.option}`);
  console.log(`  To stop: ${toStop}`);
}

function print(name: string, value: string): void {
  console.log(`  ${name.padEnd(13)}${value}`);
}

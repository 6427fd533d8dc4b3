import type { StackState } from './state.ts';

/** Runs one step and shows it with a tick, its time and what came of it. */
export async function showStep<T>(
  title: string,
  work: () => Promise<T>,
  describe: (result: T) => string = () => '',
): Promise<T> {
  const startedAtMs = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`  … ${title}`);
  const show = (mark: string, note: string) => {
    const seconds = `${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`;
    const start = process.stdout.isTTY ? '\r' : '';
    console.log(`${start}  ${mark} ${title.padEnd(28)}${seconds.padStart(7)}  ${note}`.trimEnd());
  };
  try {
    const result = await work();
    show('✓', describe(result));
    return result;
  } catch (error) {
    show('✗', '');
    throw error;
  }
}

export function printAddresses({ addresses, logins }: StackState): void {
  console.log('');
  for (const [name, address] of Object.entries(addresses)) {
    console.log(`  ${name.padEnd(12)}${address}`);
  }
  if (logins.length > 0) console.log('\n  Demo logins');
  for (const { email, password, about } of logins) {
    console.log(`  ${email.padEnd(28)}${password.padEnd(20)}${about}`);
  }
  console.log('\n  Logs are in .stack/logs. To stop: npm run stack -- --stop');
}

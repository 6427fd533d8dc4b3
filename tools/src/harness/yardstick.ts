/**
 * CPU milliseconds of the work below on the machine that the budgets were measured on, at its best.
 * The same idle machine also has hours in which it takes 50 to 60.
 */
const REFERENCE_MS = 36;
const EVERY_MS = 3_000;

/** Rounds until the work is compiled; the first takes several times as long. */
const WARM_UP_ROUNDS = 5;

/** Samples of a minute. */
const WINDOW = 20;

let rounds = 0;

/**
 * How many times slower processors were meanwhile than on a quiet machine: a core that is shared with
 * strangers takes more CPU seconds for the same work. A quicker one counts as 1.
 */
export function startYardstick(): { stop(): number } {
  for (; rounds < WARM_UP_ROUNDS; rounds++) work();
  const times = [measureWorkMs()];
  const timer = setInterval(() => times.push(measureWorkMs()), EVERY_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      return toSlowness(times.map((ms) => ms / REFERENCE_MS));
    },
  };
}

/** A slow minute gets less of the work done than a quick one, so that it counts less. */
export function toSlowness(samples: readonly number[]): number {
  const minutes: number[] = [];
  for (let start = 0; start < samples.length; start += WINDOW) {
    const minute = samples.slice(start, start + WINDOW);
    minutes.push(minute.reduce((sum, sample) => sum + sample, 0) / minute.length);
  }
  const work = minutes.reduce((sum, slowness) => sum + 1 / slowness, 0);
  return Math.max(1, minutes.length / work);
}

function measureWorkMs(): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

/** Objects, strings, numbers and memory that does not fit a cache, as the tests use them. */
function work(): number {
  let sum = 0;
  const words: string[] = [];
  for (let i = 0; i < 15_000; i++) words.push(JSON.stringify({ id: i, name: `name-${i % 97}` }));
  for (const text of words) sum += (JSON.parse(text) as { id: number }).id;
  const numbers = new Float64Array(1_000_000);
  for (let i = 0; i < numbers.length; i++) numbers[(i * 7_919) % numbers.length] = Math.sqrt(i);
  for (const value of numbers) sum += value;
  return sum + words.sort().join('').length;
}

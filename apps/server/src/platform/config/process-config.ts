import type { Config } from './fields.ts';
import { ConfigError, loadConfig } from './load-config.ts';

/** The configuration of this process, or an exit that lists every fault. */
export function loadProcessConfig(): Config {
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

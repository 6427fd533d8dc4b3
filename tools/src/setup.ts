import { spawnSync } from 'node:child_process';
import { findMissingPackages } from '@fovea/testkit/engines';

/** Installs the Debian packages that are missing, or prints how to. */
function setUp(): number {
  const missing = findMissingPackages();
  if (missing.length === 0) {
    console.log('All system packages are here.');
    return 0;
  }
  console.log(`Missing: ${missing.join(' ')}`);
  const install = ['install', '--yes', '--no-install-recommends', ...missing];
  if (process.getuid?.() !== 0) {
    console.log(`Run:\n  sudo apt-get update && sudo apt-get ${install.join(' ')}`);
    return 1;
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], install]) {
    const { status, error } = spawnSync('apt-get', args, { stdio: 'inherit', env });
    if (status !== 0) {
      console.error(`apt-get ${args[0]} failed${error === undefined ? '' : `: ${error.message}`}`);
      return 1;
    }
  }
  const left = findMissingPackages();
  if (left.length > 0) console.error(`Still missing: ${left.join(' ')}`);
  return left.length === 0 ? 0 : 1;
}

process.exitCode = setUp();

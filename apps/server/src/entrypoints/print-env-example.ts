import { toEnvExample } from '#platform/config/env-example.ts';

process.stdout.write(toEnvExample());

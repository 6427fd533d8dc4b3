// The part of `migrate` that a stack on a copy of a migrated database still needs.
import { loadProcessConfig } from '#platform/config/process-config.ts';
import { createLog } from '#platform/log/log.ts';
import { prepareBuckets } from '#platform/storage/prepare-buckets.ts';

const config = loadProcessConfig();
const log = createLog('migrate', config.LOG_LEVEL);
await prepareBuckets(config, [config.WEB_URL, config.COLLECT_URL], log);

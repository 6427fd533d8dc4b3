/** The calls of the collect app's first screen, which must load without the schema library. */
export const COLLECT_HEAD_PATH = '/collect/projects/{slug}';
export const TEST_HEAD_PATH = '/collect/test-links/{token}';

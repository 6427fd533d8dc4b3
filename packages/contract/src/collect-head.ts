/** The one call of the collect app's first screen, which must load without the schema library. */
export const COLLECT_HEAD_PATH = '/collect/projects/{slug}';

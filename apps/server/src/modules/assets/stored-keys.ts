/** Prefix of uploads before they are checked. */
export const toUploadPrefix = (projectId: string) => `quarantine/${projectId}/`;

/** Prefix of all objects made of the project's uploads. */
export const toMadePrefix = (projectId: string) => `stimuli/${projectId}/`;

/** Start of the keys of the objects made of one upload. */
export const toMadeStem = (projectId: string, assetId: string) =>
  `${toMadePrefix(projectId)}${assetId}-`;

/** Project and asset that an upload was made for; copies have it too. */
export function readUploadKey(uploadKey: string): { projectId: string; assetId: string } {
  const [, projectId = '', assetId = ''] = uploadKey.split('/');
  return { projectId, assetId };
}

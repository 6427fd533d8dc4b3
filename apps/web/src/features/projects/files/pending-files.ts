const filesByProject = new Map<string, readonly File[]>();

/** Files that wait for the editor of a project that was just made for them. */
export function leaveFiles(projectId: string, files: readonly File[]): void {
  filesByProject.set(projectId, files);
}

/** Once: the second asks in vain. */
export function takeFiles(projectId: string): readonly File[] {
  const files = filesByProject.get(projectId) ?? [];
  filesByProject.delete(projectId);
  return files;
}

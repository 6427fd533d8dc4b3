const MAX_PROJECTS = 1_000;
const MAX_MODELS = 200;

/**
 * Counters by model are rows for ever, and what a phone calls itself is any text: a project has so many
 * names, and any further ones count without. In the memory of one process, as the other bounds are.
 */
export function createModelNames() {
  const byProject = new Map<string, Set<string>>();
  return {
    toKept(projectId: string, model: string): string {
      if (byProject.size >= MAX_PROJECTS) byProject.clear();
      const known = byProject.get(projectId) ?? new Set();
      byProject.set(projectId, known);
      if (known.size < MAX_MODELS) known.add(model);
      return known.has(model) ? model : '';
    },
  };
}

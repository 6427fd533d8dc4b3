export type DemoLogin = { email: string; password: string; about: string };

export type SeedTarget = { apiUrl: string; inboxUrl: string };

/** Fills an empty stack with demo data through the API, as a researcher would. */
export async function seedDemo(_target: SeedTarget): Promise<DemoLogin[]> {
  return [];
}

import {
  ApiError,
  CALLS,
  type CallInput,
  type CallReply,
  type Client,
  createClient,
  type Puzzle,
  puzzleNeeded,
} from '@fovea/contract';
import type { ProjectHead, Way } from './project-head.ts';

export const API_BASE = '/api/v1';

const MAX_PUZZLES = 2;

export type JoinBody = CallInput<typeof CALLS.joinProject>['body'];
export type Joined = CallReply<typeof CALLS.joinProject>;
export type ManifestPage = Joined['pages'][number];
export type ManifestAsset = ManifestPage['assets'][number];
export type Question = NonNullable<ManifestPage['question']>;

export function createApi(token?: string): Client {
  return createClient({
    baseUrl: API_BASE,
    fetch: (url, init) => fetch(url, init as RequestInit),
    credentials: 'omit',
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
  });
}

export async function joinProject(way: Way, body: JoinBody): Promise<Joined> {
  const api = createApi();
  const join = () =>
    way.isTest
      ? api.call(CALLS.joinTest, { params: { token: way.slug }, body })
      : api.call(CALLS.joinProject, { params: { slug: way.slug }, body });
  try {
    return await join();
  } catch (error) {
    // The phone is in another network than when the password was typed: it is checked from there.
    if (body.password === undefined || findPuzzle(error) === undefined) throw error;
    await checkPassword(way, body.password);
    return join();
  }
}

/** Resolves when the server knows of it, whether or not anybody has the receipt. */
export async function askWithdrawal(receipt: string): Promise<void> {
  await createApi().call(CALLS.withdrawRecording, { body: { receipt } });
}

/** Resolves when the password is right, with what the researcher tells those who have it. */
export async function checkPassword(
  { slug, isTest }: Way,
  password: string,
  onPuzzle?: () => void,
): Promise<ProjectHead['briefing']> {
  const api = createApi();
  const { briefing } = await guess((solution) => {
    const body = { password, solution };
    return isTest
      ? api.call(CALLS.checkTestPassword, { params: { token: slug }, body })
      : api.call(CALLS.checkProjectPassword, { params: { slug }, body });
  }, onPuzzle);
  return briefing;
}

/** Rejects when no project has the ID. */
export async function findSlug(code: string, onPuzzle: () => void): Promise<string> {
  const api = createApi();
  const { slug } = await guess(
    (solution) => api.call(CALLS.findCollectProject, { params: { code }, query: { solution } }),
    onPuzzle,
  );
  return slug;
}

/** While others guess, the server hears a guess only with the answer to a puzzle. */
async function guess<T>(ask: (solution?: string) => Promise<T>, onPuzzle?: () => void): Promise<T> {
  let solution: string | undefined;
  for (let puzzles = 0; ; puzzles++) {
    try {
      return await ask(solution);
    } catch (error) {
      const puzzle = findPuzzle(error);
      // One more where the page slept and the first was over.
      if (puzzle === undefined || puzzles === MAX_PUZZLES) throw error;
      onPuzzle?.();
      const { solvePuzzle } = await import('./solve-puzzle.ts');
      solution = await solvePuzzle(puzzle);
    }
  }
}

function findPuzzle(error: unknown): Puzzle | undefined {
  const isAsked = error instanceof ApiError && error.code === 'puzzle_needed';
  return isAsked ? puzzleNeeded.parse(error.details) : undefined;
}

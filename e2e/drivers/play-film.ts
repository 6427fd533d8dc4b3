import { loadFilm } from '@fovea/tools/film';
import type { Page } from '@playwright/test';

export const FILM_PATH = '/film.json';

/** Answers the film that a link with `?film` plays in place of the camera's stream. */
export async function serveFilm(phone: Page, name: Parameters<typeof loadFilm>[0]): Promise<void> {
  const film = await loadFilm(name);
  await phone.route(
    ({ pathname }) => pathname === FILM_PATH,
    (route) => route.fulfill({ contentType: 'application/json', body: film }),
  );
}

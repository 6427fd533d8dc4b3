import { loadFilm } from '@fovea/tools/film';
import { CALIBRATION_MS, ON_PHONE } from './camera-journey.ts';
import { openPhoneLine, type PhoneLine } from './phone-line.ts';
import { FILM_PATH } from './play-film.ts';
import { openWebKit, type WebKit } from './webkit.ts';
import type { Words } from './words.ts';

const { widthPx, heightPx } = ON_PHONE.screen;
/** The engine on a desktop says of itself what a phone would not. */
const HELD_IN_HAND = `
  Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 });
  Object.defineProperty(Screen.prototype, 'width', { get: () => ${widthPx} });
  Object.defineProperty(Screen.prototype, 'height', { get: () => ${heightPx} });
`;

export interface WebKitPhone {
  readonly webkit: WebKit;
  readonly line: PhoneLine;
  close(): Promise<void>;
}

/** A phone with the WebKit engine and a film in the camera's place. The script plants a fault. */
export async function openWebKitPhone(script = ''): Promise<WebKitPhone> {
  const film = { contentType: 'application/json', body: await loadFilm(ON_PHONE.film) };
  const line = await openPhoneLine({
    answers: new Map([[FILM_PATH, film]]),
    script: `${HELD_IN_HAND}${script}`,
  });
  const webkit = await openWebKit({ widthPx, heightPx, proxyUrl: line.url });
  return {
    webkit,
    line,
    async close() {
      await webkit.close();
      await line.stop();
    },
  };
}

/** From the link to the question for the camera, with everything told that is asked for. */
export async function walkToCamera(
  webkit: WebKit,
  words: Words,
  look: (step: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await webkit.see({ role: 'button', name: words('welcome', 'start') });
  await look('welcome');
  await webkit.press({ role: 'button', name: words('welcome', 'start') });
  await webkit.see({ role: 'checkbox' });
  await look('consent');
  await webkit.evaluate(
    "document.querySelectorAll('input[type=checkbox]:not(:checked), [role=checkbox][aria-checked=false]').forEach((box) => box.click())",
  );
  await webkit.press({ role: 'button', name: words('consent', 'agree') });
  await webkit.press({ role: 'text', name: words('about-you', 'female') });
  await look('about you');
  await webkit.type({ role: 'textbox', name: words('about-you', 'age') }, '27');
  await webkit.press({ role: 'button', name: words('about-you', 'next') });
}

export async function turnOnCamera(webkit: WebKit, words: Words): Promise<void> {
  await webkit.press({ role: 'button', name: words('camera', 'turnOn') });
}

/** The mirror says yes four times and goes on by itself; then dots, and the gate's word. */
export async function calibrate(webkit: WebKit, words: Words): Promise<void> {
  const start = { role: 'button', name: words('calibration', 'start') } as const;
  await webkit.see(start, CALIBRATION_MS);
  await webkit.press(start);
  const result = new RegExp(`^(${words('calibration', 'good')}|${words('calibration', 'fair')})$`);
  await webkit.see({ role: 'heading', name: result }, CALIBRATION_MS);
  await webkit.press({ role: 'button', name: words('calibration', 'begin') });
}

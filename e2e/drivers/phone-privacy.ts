import { expect, type Page } from '@playwright/test';
import type { PhoneLine } from './phone-line.ts';

/** Calls by which a page could make or send a picture. */
const FORBIDDEN_CALLS = [
  'MediaRecorder',
  'RTCPeerConnection',
  'convertToBlob',
  'toBlob',
  'toDataURL',
];
/** One as bytes of no kind, one as text of JSON. */
const FORBIDDEN_PICTURES = 2;

/** All that a phone may send, beside so much for each second of its camera. */
const MOST_BYTES = 20_000;
const MOST_BYTES_A_SECOND = 1_000;
/** A run sends more than this, so less would mean that something was not read. */
const LEAST_BYTES = 1_000;

export interface PhonePrivacy {
  /**
   * Expects that gaze and answers were all that left the phone, and then that the same watching finds
   * what must never be done, on a page of the same app.
   */
  expectKept(cameraS: number): Promise<void>;
}

/** Watches what pages call and what leaves the phone. Call it before a page opens. */
export async function watchPrivacy(phone: Page, line: PhoneLine): Promise<PhonePrivacy> {
  const context = phone.context();
  const called: string[] = [];
  await context.exposeFunction('tellCalled', (name: string) => void called.push(name));
  await context.addInitScript(hookCalls);
  const countPictures = () => line.sent.filter(({ isPicture }) => isPicture).length;
  return {
    async expectKept(cameraS) {
      const bytes = line.sent.reduce((sum, each) => sum + each.bytes, 0);
      console.log(`${(bytes / 1e3).toFixed(1)} kB sent in ${cameraS.toFixed(0)} s of camera`);
      expect(bytes).toBeGreaterThan(LEAST_BYTES);
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES + MOST_BYTES_A_SECOND * cameraS);
      expect({ called, elsewhere: line.elsewhere, pictures: countPictures() }).toEqual({
        called: [],
        elsewhere: [],
        pictures: 0,
      });
      const page = await context.newPage();
      await page.goto(new URL('/withdraw', phone.url()).href);
      await page.evaluate(doForbidden);
      await page.close();
      expect([...new Set(called)].toSorted()).toEqual(FORBIDDEN_CALLS);
      expect(countPictures()).toBe(FORBIDDEN_PICTURES);
    },
  };
}

/** Runs in the page before anything else of it. */
function hookCalls(): void {
  const { tellCalled } = globalThis as unknown as { tellCalled: (name: string) => void };
  const own = globalThis as unknown as Record<string, (new () => object) | undefined>;
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'MediaRecorder']) {
    const Made = own[name];
    if (Made === undefined) continue;
    own[name] = new Proxy(Made, {
      construct(target, given) {
        tellCalled(name);
        return Reflect.construct(target, given);
      },
    });
  }
  const methods = [
    [HTMLCanvasElement.prototype, 'toBlob'],
    [HTMLCanvasElement.prototype, 'toDataURL'],
    [OffscreenCanvas.prototype, 'convertToBlob'],
  ] as const;
  for (const [prototype, name] of methods) {
    const called = Reflect.get(prototype, name) as (...given: unknown[]) => unknown;
    Reflect.set(prototype, name, function told(this: unknown, ...given: unknown[]) {
      tellCalled(name);
      return called.apply(this, given);
    });
  }
}

/** Runs in the page. */
async function doForbidden(): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
  new RTCPeerConnection().close();
  new MediaRecorder(canvas.captureStream());
  await new OffscreenCanvas(8, 8).convertToBlob().catch(() => undefined);
  const file = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg');
  });
  const send = (body: BodyInit | null, type: string) =>
    fetch('/api/v1/collect/withdrawals', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
  await send(file, 'application/octet-stream');
  await send(JSON.stringify({ receipt: canvas.toDataURL() }), 'application/json');
}

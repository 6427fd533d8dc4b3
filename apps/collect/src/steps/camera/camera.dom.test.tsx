import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { expectTitle } from '#testing/expect-title.ts';
import { openStep } from '#testing/open-step.tsx';
import { readTexts } from '#testing/read-texts.ts';
import { Camera } from './camera.tsx';
import { useTexts } from './texts.ts';

const t = readTexts(useTexts);

/** A browser that answers the question for the camera so. */
function holdBrowser(getUserMedia: () => Promise<never>, userAgent = 'Chrome/141.0 Mobile'): void {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
}

const refuse = (name: string) => async () => {
  throw new DOMException('kept away', name);
};

it('our own explanation first, then the browser prompt', async () => {
  const ask = vi.fn(refuse('NotAllowedError'));
  holdBrowser(ask);
  const user = openStep(
    <Camera progress={0.36} onOn={() => undefined} onUnusable={() => undefined} />,
  );
  await expectTitle(t('title'));
  expect(ask).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: t('turnOn') }));
  await expectTitle(t('refused'));
  expect(ask).toHaveBeenCalledOnce();
});

it.each([
  ['chrome', 'Mozilla/5.0 (Linux; Android 14; K) Chrome/141.0 Mobile Safari/537.36'],
  ['safari', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile/15E148 Safari/604.1'],
  ['samsung', 'Mozilla/5.0 (Linux; Android 14; K) SamsungBrowser/28.0 Mobile Safari/537.36'],
] as const)('denied: how to allow it, drawn for this browser, and Retry: %s', async (...given) => {
  const [browser, userAgent] = given;
  const ask = vi.fn(refuse('NotAllowedError'));
  holdBrowser(ask, userAgent);
  const user = openStep(
    <Camera progress={0.36} onOn={() => undefined} onUnusable={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: t('turnOn') }));
  await expectTitle(t('refused'));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(t(`${browser}_1`))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('retry') }));
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
});

it.each([
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'failed'],
] as const)('%s is told as %s', async (name, fault) => {
  holdBrowser(refuse(name));
  const user = openStep(
    <Camera progress={0.36} onOn={() => undefined} onUnusable={() => undefined} />,
    'ko',
  );
  await user.click(screen.getByRole('button', { name: t('turnOn') }));
  await expectTitle(t(fault));
  expect(screen.getByText(t(`${fault}_lead`))).toBeVisible();
});

it('a browser in which no engine finds a face ends before the camera is asked for', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  plantBrowserWithoutWebGl();
  const ask = vi.fn(refuse('NotAllowedError'));
  holdBrowser(ask);
  const handleUnusable = vi.fn();
  openStep(<Camera progress={0.36} onOn={() => undefined} onUnusable={handleUnusable} />);
  // The code of the engine comes first.
  await vi.waitFor(() => expect(handleUnusable).toHaveBeenCalledOnce(), 20_000);
  expect(ask).not.toHaveBeenCalled();
});

/** The worker says so, and jsdom's page has no WebGL either. */
function plantBrowserWithoutWebGl(): void {
  class WorkerWithoutWebGl extends EventTarget {
    postMessage(): void {
      const data = { kind: 'failed', message: 'no WebGL here', isUnusable: true };
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', WorkerWithoutWebGl);
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
  vi.stubGlobal('fetch', async () => new Response(new Blob()));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(import.meta.env, { TRACKER_FILES: { trialFaceUrl: '/face.jpg' } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(import.meta.env, 'TRACKER_FILES');
  });
}

import { parentPort } from 'node:worker_threads';
import { openLandmarkPage } from '#faces/landmark-page.ts';
import { recordSession } from './record-session.ts';
import { packRecordings } from './recording.ts';
import type { SessionFacts } from './session-facts.ts';

const page = await openLandmarkPage();

parentPort?.on('message', async (facts: SessionFacts | 'close') => {
  if (facts === 'close') {
    await page.close();
    parentPort?.close();
  } else {
    parentPort?.postMessage(packRecordings([await recordSession(page, facts)]));
  }
});

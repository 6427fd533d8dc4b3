import type { HeatAt, HeatPage, HeatQuestion } from '@fovea/stage';
import type { HeatAnswer, HeatAsked, MadeHeat } from './heat-messages.ts';

/** The few members of a `Worker` that are needed. */
export interface HeatPort {
  postMessage(asked: HeatAsked): void;
  terminate(): void;
}

export interface HeatLink {
  setPage(pageId: string, page: HeatPage): void;
  setShown(shown: Uint8Array): void;
  /** Asks for a map. While one is made, only the newest question waits: late frames are dropped. */
  ask(question: HeatQuestion, isSteps: boolean): void;
  measureAt(x: number, y: number): Promise<HeatAt | undefined>;
  receive(answer: HeatAnswer): void;
  close(): void;
}

type Waiting = Extract<HeatAsked, { question: HeatQuestion }>;

/** Between the screen and the worker: who asked, what may wait, and whose answer is still wanted. */
export function createHeatLink(
  port: HeatPort,
  onMade: (heats: readonly MadeHeat[], isSteps: boolean) => void,
): HeatLink {
  const measures: ((at: HeatAt | undefined) => void)[] = [];
  let waiting: Waiting | undefined;
  let isBusy = false;
  let wanted: Waiting | undefined;

  const send = (asked: Waiting) => {
    isBusy = true;
    waiting = undefined;
    port.postMessage(asked);
  };
  const handleMade = (pageId: string, isSteps: boolean, heats: readonly MadeHeat[]) => {
    isBusy = false;
    const isWanted = wanted?.question.pageId === pageId && (wanted.kind === 'steps') === isSteps;
    if (isWanted) onMade(heats, isSteps);
    else for (const { image } of heats) image.close();
    if (waiting !== undefined) send(waiting);
  };
  return {
    setPage: (pageId, page) => port.postMessage({ kind: 'page', pageId, page }),
    setShown: (shown) => port.postMessage({ kind: 'shown', shown }),
    ask(question, isSteps) {
      const asked = { kind: isSteps ? 'steps' : 'paint', question } as const;
      wanted = asked;
      if (isBusy) waiting = asked;
      else send(asked);
    },
    measureAt(x, y) {
      port.postMessage({ kind: 'measure', x, y });
      return new Promise((resolve) => measures.push(resolve));
    },
    receive(answer) {
      if (answer.kind === 'measured') measures.shift()?.(answer.at);
      else if (answer.kind === 'stepped') handleMade(answer.pageId, true, answer.heats);
      else if (answer.kind === 'painted') {
        handleMade(answer.pageId, false, answer.heat ? [answer.heat] : []);
      }
    },
    close() {
      port.terminate();
      for (const resolve of measures) resolve(undefined);
    },
  };
}

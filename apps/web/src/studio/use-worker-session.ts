import type { PlaybackClock } from '@fovea/stage';
import { useEffect, useState } from 'react';

interface WorkerSession<Answer> {
  receive(answer: Answer): void;
  close(): void;
}

/**
 * A session with a worker of its own, from the first time that it is needed to the end of the
 * screen. `open` stays the same as long as the component does.
 */
export function useWorkerSession<Answer, Session extends WorkerSession<Answer>>(
  isNeeded: boolean,
  clock: PlaybackClock,
  open: (clock: PlaybackClock) => readonly [Worker, Session],
): Session | undefined {
  const [hasBeenNeeded, setHasBeenNeeded] = useState(isNeeded);
  if (isNeeded && !hasBeenNeeded) setHasBeenNeeded(true);
  const [session, setSession] = useState<Session>();
  useEffect(() => {
    if (!hasBeenNeeded) return;
    const [worker, opened] = open(clock);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => opened.receive(data);
    setSession(opened);
    return () => {
      opened.close();
      setSession(undefined);
    };
  }, [hasBeenNeeded, clock, open]);
  return session;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toErrorText } from '#shared/api/error-texts.ts';
import { toProjectQuery } from '#shared/api/projects.ts';
import { toasts } from '#shared/toasts.ts';

/** A change is sent this long after the last one. */
const AUTOSAVE_MS = 800;

export type SaveState = 'saved' | 'saving' | 'failed';
type Send = () => Promise<unknown>;

export interface Autosave {
  readonly saveState: SaveState;
  readonly saveNow: (send: Send) => void;
  /** A later change of the same thing takes the place of one that still waits. */
  readonly saveLater: (key: string, send: Send) => void;
}

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly flush: () => void;
}

/** Sends changes one after the other. When one is refused, the project is read again. */
export function useAutosave(projectId: string): Autosave {
  const queryClient = useQueryClient();
  const [unsaved, setUnsaved] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const waiting = useRef(new Map<string, Waiting>());
  const last = useRef(Promise.resolve());

  // What still waits is sent when the editor closes.
  useEffect(() => {
    const pending = waiting.current;
    return () => {
      for (const { flush } of [...pending.values()]) flush();
    };
  }, []);

  const save = async (send: Send) => {
    try {
      await send();
      setHasFailed(false);
    } catch (error) {
      setHasFailed(true);
      toasts.show({ kind: 'error', title: toErrorText(error), cause: 'save' });
      await queryClient.invalidateQueries({ queryKey: toProjectQuery(projectId).queryKey });
    } finally {
      setUnsaved((count) => count - 1);
    }
  };
  const enqueue = (send: Send) => {
    last.current = last.current.then(() => save(send));
  };
  const saveNow = (send: Send) => {
    setUnsaved((count) => count + 1);
    enqueue(send);
  };
  const saveLater = (key: string, send: Send) => {
    const before = waiting.current.get(key);
    if (before) clearTimeout(before.timer);
    else setUnsaved((count) => count + 1);
    const flush = () => {
      clearTimeout(waiting.current.get(key)?.timer);
      waiting.current.delete(key);
      enqueue(send);
    };
    waiting.current.set(key, { flush, timer: setTimeout(flush, AUTOSAVE_MS) });
  };
  const saveState = unsaved > 0 ? 'saving' : hasFailed ? 'failed' : 'saved';
  return { saveState, saveNow, saveLater };
}

import { useEffect, useRef, useState } from 'react';

const SEND_AFTER_MS = 150;

/** The typed text, at once; the search follows when the typing pauses. */
export function useSearchDraft(query: string, send: (query: string) => void) {
  const [draft, setDraft] = useState(query);
  const sent = useRef(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    // The address changed by itself, such as by a link that clears it.
    if (query === sent.current) return;
    sent.current = query;
    clearTimeout(timer.current);
    setDraft(query);
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const sendNow = useRef(send);
  useEffect(() => {
    sendNow.current = send;
  });

  const type = (text: string) => {
    setDraft(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      sent.current = text;
      sendNow.current(text);
    }, SEND_AFTER_MS);
  };
  /** Somebody else sends it, with more. */
  const settle = (text: string) => {
    clearTimeout(timer.current);
    sent.current = text;
    setDraft(text);
  };
  return { draft, type, settle };
}

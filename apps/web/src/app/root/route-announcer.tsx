import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Long enough for a screen to have set its title. */
const SPEAK_AFTER_MS = 500;

/** Reads the title of a new screen aloud, as a browser does for a new page. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    const timer = setTimeout(() => setTitle(document.title), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}

import { useEffect } from 'react';
import { CONFIG } from './config.ts';

/** The route's own title, and what screens put in front of it while they show. */
let routeTitle = '';
const ownTitles: { text: string }[] = [];

function showTitle(): void {
  const text = ownTitles.at(-1)?.text ?? routeTitle;
  document.title = text === '' ? CONFIG.brand : `${text} | ${CONFIG.brand}`;
}

export function setRouteTitle(text: string): void {
  routeTitle = text;
  showTitle();
}

/** For titles that only the screen knows, such as a project's name. Empty while it is unknown. */
export function useTitle(text: string | undefined): void {
  useEffect(() => {
    if (!text) return;
    const own = { text };
    ownTitles.push(own);
    showTitle();
    return () => {
      ownTitles.splice(ownTitles.indexOf(own), 1);
      showTitle();
    };
  }, [text]);
}

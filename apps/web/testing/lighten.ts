// Leaves out work that tests pay for and none of them sees. Set once for all files of a worker.
import * as React from 'react';

/**
 * While it is developed, React notes for every element where in the code it was made, up to so many a
 * second. Only a debugger shows it, and it takes a sixth of all the time.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Readonly<Record<string, object>>;
if (internals !== undefined) {
  const enough = { get: () => Number.POSITIVE_INFINITY, set: () => undefined };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', enough);
}

const { getComputedStyle } = globalThis;
const styles = new Map<string, CSSStyleDeclaration>();

/**
 * Names and visibility are asked of every element, again and again. There is no style sheet but the
 * browser's own, so elements of a kind look alike unless they, or what they stand in, have a style.
 */
function readStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo || isStyled(element)) return getComputedStyle(element, pseudo);
  const marks = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name) ?? '-');
  const kind = [element.namespaceURI, element.localName, ...marks].join(' ');
  const known = styles.get(kind) ?? getComputedStyle(element.cloneNode() as Element);
  styles.set(kind, known);
  return known;
}

/** By its own style, or by one around it that is inherited. */
function isStyled(element: Element): boolean {
  if (element.hasAttribute('style')) return true;
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around.getAttribute('style')?.includes('visibility')) return true;
  }
  return false;
}

// The document's window is not the one that tests see as theirs.
for (const window of [globalThis, document.defaultView]) {
  Object.assign(window ?? {}, { getComputedStyle: readStyle });
}

import type { Page } from '@playwright/test';

export interface Focused {
  readonly html: string;
  /** A ring, an edge or a lit box tells where the focus is. */
  readonly isShown: boolean;
}

/** The focused element; undefined when the page itself has the focus. */
export async function describeFocus(page: Page): Promise<Focused | undefined> {
  return page.evaluate(async () => {
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    // An edge takes a moment to light up.
    const box = element.closest('.field-edge');
    const changes = box?.getAnimations() ?? [];
    await Promise.allSettled(changes.map(({ finished }) => finished));
    const isOutlined = (of: Element | null | undefined, pseudo?: '::after') => {
      if (!of) return false;
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(of, pseudo);
      const isSeen = outlineStyle !== 'none' && !/transparent|, 0\)$/.test(outlineColor);
      return isSeen && Number.parseFloat(outlineWidth) >= 2;
    };
    const parent = element.parentElement;
    const hasRing =
      isOutlined(element) ||
      isOutlined(element, '::after') ||
      isOutlined(parent) ||
      // A radio is drawn by what stands beside it.
      isOutlined(element.nextElementSibling);
    const hasEdge = box !== null && getComputedStyle(box).boxShadow.includes('0px 0px 0px 1px');
    const isBoxLit = Boolean(parent?.querySelector('[data-active]'));
    return {
      html: element.outerHTML.slice(0, 160),
      isShown: hasRing || hasEdge || isBoxLit,
    };
  });
}

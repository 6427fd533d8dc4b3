import type { Page } from '@playwright/test';

/**
 * Finds content that is wider than its place: a screen that scrolls sideways, and text that is cut
 * or spills out of the button, badge, cell or window that holds it. An ellipsis and an area that is
 * made to scroll sideways are meant.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(listOverflow);
}

/** Runs in the page, so everything it needs is inside. */
function listOverflow(): string[] {
  const SLACK_PX = 1;
  const PLACES =
    'button, a, label, th, td, h1, h2, h3, dt, dd, legend, [role=button], [role=tab], [role=menuitem], [role=radio]';
  const found: string[] = [];
  const screen = new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight);

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > screen.width + SLACK_PX) found.push(`the screen is ${scrollWidth} px wide`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || isHidden(element)) continue;
    const problem =
      element instanceof SVGElement ? judgeDrawn(element) : judgeLines(element, listLines(node));
    if (problem !== undefined) found.push(`“${text.slice(0, 40)}” ${problem}`);
  }
  for (const field of document.querySelectorAll<HTMLInputElement>('input, select')) {
    const words = findFieldWords(field);
    if (words !== undefined && !isHidden(field) && isCutInField(field, words)) {
      found.push(`“${words}” is cut in its field`);
    }
  }
  return [...new Set(found)];

  function listLines(node: Node): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  }

  /** For screen readers only, or not shown now. */
  function isHidden(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    if (element.matches('script, style, noscript, option')) return true;
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      const { position } = getComputedStyle(each);
      const { width, height, bottom } = each.getBoundingClientRect();
      if (position === 'absolute' && width <= 1 && height <= 1) return true;
      // Waits above the window until it has the focus.
      if (position === 'fixed' && bottom <= 0) return true;
    }
    return false;
  }

  /** Goes outwards from the text until something takes care of what is too wide. */
  function judgeLines(element: Element, lines: readonly DOMRect[]): string | undefined {
    let isPlaced = false;
    for (let each: Element | null = element; each !== document.body; each = each.parentElement) {
      if (each === null) return undefined;
      const style = getComputedStyle(each);
      const box = each.getBoundingClientRect();
      const isInline = style.display === 'inline' || style.display === 'contents';
      if (!isInline && style.overflowX !== 'visible') {
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return undefined;
        if (isMeantToScroll(each)) return undefined;
        if (lines.some((line) => isWider(line, box))) return `is cut by ${nameOf(each)}`;
        if (/auto|scroll/.test(style.overflowY)) return undefined;
        if (lines.some((line) => isBeside(line, box))) return `is cut by ${nameOf(each)}`;
      } else if (!isInline && !isPlaced && (each.matches(PLACES) || isDrawn(style))) {
        const isOut = lines.some((line) => isWider(line, box) || isBeside(line, box));
        if (isOut) return `spills out of ${nameOf(each)}`;
      }
      if (style.position === 'fixed') break;
      isPlaced ||= style.position === 'absolute';
    }
    const isOut = lines.some((line) => isWider(line, screen));
    return isOut ? 'stands outside the window' : undefined;
  }

  function judgeDrawn(element: SVGElement): string | undefined {
    const drawing = element.closest('svg');
    if (drawing === null) return undefined;
    const isOut = isWider(element.getBoundingClientRect(), drawing.getBoundingClientRect());
    return isOut ? 'spills out of its drawing' : undefined;
  }

  function isWider(line: DOMRect, box: DOMRect): boolean {
    return line.left < box.left - SLACK_PX || line.right > box.right + SLACK_PX;
  }

  /** Above or below: a line may be higher than its box, but its middle is inside. */
  function isBeside(line: DOMRect, box: DOMRect): boolean {
    const middle = (line.top + line.bottom) / 2;
    return middle < box.top || middle > box.bottom;
  }

  /** A style that scrolls one way gives the other way too, so the author's own word counts. */
  function isMeantToScroll(element: Element): boolean {
    const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowX);
    return isScroller && /\boverflow-x-(auto|scroll)\b/.test(element.className);
  }

  /** Has an edge or a ground that one can see. */
  function isDrawn({ borderRightWidth, borderRightColor, backgroundColor }: CSSStyleDeclaration) {
    const isSeen = (colour: string) => !/transparent|, 0\)|\/ 0\)/.test(colour);
    return (borderRightWidth !== '0px' && isSeen(borderRightColor)) || isSeen(backgroundColor);
  }

  function findFieldWords(field: HTMLInputElement | HTMLSelectElement): string | undefined {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text;
    return field.value === '' && field.placeholder !== '' ? field.placeholder : undefined;
  }

  function isCutInField(field: HTMLElement, words: string): boolean {
    const style = getComputedStyle(field);
    const paint = document.createElement('canvas').getContext('2d');
    if (paint === null) return false;
    paint.font = style.font;
    paint.letterSpacing = style.letterSpacing;
    const room =
      field.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    return paint.measureText(words).width > room + SLACK_PX;
  }

  function nameOf(element: Element): string {
    const classes = element.className.toString().split(' ').slice(0, 6).join('.');
    const { width } = element.getBoundingClientRect();
    return `${element.localName}.${classes} of ${Math.round(width)} px`;
  }
}

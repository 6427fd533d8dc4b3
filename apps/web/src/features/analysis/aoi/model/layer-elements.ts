import { INK } from '@fovea/stage';

const SVG = 'http://www.w3.org/2000/svg';

type Attributes = Readonly<Record<string, string | number>>;

export function makeElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG, name);
  setAttributes(element, attributes);
  return element;
}

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

/** The outline of an area: its colour over an ink edge, and a fill that takes the pointer. */
export interface Outline {
  readonly group: SVGGElement;
  draw(path: string): void;
  paint(look: OutlineLook): void;
  getPath(): string;
}

export interface OutlineLook {
  readonly colour: string;
  readonly isSelected: boolean;
  /** There is nothing to look at now; whoever edits it still sees where it is. */
  readonly isGhost: boolean;
  readonly takesPointer: boolean;
}

export function makeOutline(): Outline {
  const under = makeElement('path', { fill: 'none', stroke: INK, 'stroke-opacity': 0.8 });
  const line = makeElement('path', { 'stroke-linejoin': 'round' });
  const group = makeElement('g');
  group.append(under, line);
  let drawn = '';
  return {
    group,
    draw(path) {
      if (path === drawn) return;
      drawn = path;
      under.setAttribute('d', path);
      line.setAttribute('d', path);
    },
    paint({ colour, isSelected, isGhost, takesPointer }) {
      setAttributes(under, { 'stroke-width': isSelected ? 5 : 4.5 });
      setAttributes(line, {
        stroke: colour,
        fill: colour,
        'fill-opacity': isGhost ? 0.04 : isSelected ? 0.26 : 0.16,
        'stroke-width': isSelected ? 2 : 1.5,
        'stroke-dasharray': isGhost ? '5 4' : 'none',
        'pointer-events': takesPointer ? 'all' : 'none',
      });
      group.style.cursor = takesPointer ? 'move' : '';
    },
    getPath: () => drawn,
  };
}

/** As many elements as are wanted, made once and used again. */
export function createPool<Item extends Element>(parent: Element, make: () => Item) {
  const items: Item[] = [];
  return (count: number): readonly Item[] => {
    while (items.length < count) {
      const item = make();
      items.push(item);
      parent.append(item);
    }
    while (items.length > count) items.pop()?.remove();
    return items;
  };
}

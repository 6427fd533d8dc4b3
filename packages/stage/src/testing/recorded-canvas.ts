import type { Canvas2D, StageCanvas } from '#canvas.ts';

/** A shape that a canvas was told to draw, with all that decides how it looks. */
export interface DrawnShape {
  readonly kind: 'fill' | 'stroke' | 'fillText' | 'strokeText' | 'image';
  readonly colour: unknown;
  readonly widthPx: number;
  readonly opacity: number;
  /** Circles of the path: x, y and radius in turn. */
  readonly circles: readonly number[];
  /** Corners of its lines in order: x and y in turn. */
  readonly corners: readonly number[];
  readonly text: string;
}

export interface RecordedCanvas extends StageCanvas {
  readonly context: Canvas2D;
  /** Since it was last cleared. */
  listShapes(): readonly DrawnShape[];
  listText(): string[];
  countClears(): number;
  getTransform(): readonly number[];
}

const LETTER_PX = 6;

/** A canvas that draws nothing and remembers everything. */
export function createRecordedCanvas(): RecordedCanvas {
  let shapes: DrawnShape[] = [];
  let circles: number[] = [];
  let corners: number[] = [];
  let clears = 0;
  let transform: readonly number[] = [];
  const keep = (kind: DrawnShape['kind'], text = '', places: readonly number[] = []) => {
    const isFilled = kind === 'fill' || kind === 'fillText';
    const isText = kind === 'fillText' || kind === 'strokeText' || kind === 'image';
    shapes.push({
      kind,
      colour: isFilled ? context.fillStyle : context.strokeStyle,
      widthPx: isFilled ? 0 : context.lineWidth,
      opacity: context.globalAlpha,
      circles: isText ? [] : circles.slice(),
      corners: isText ? places : corners.slice(),
      text,
    });
  };
  const context: Canvas2D = {
    fillStyle: '#000000',
    strokeStyle: '#000000',
    lineWidth: 1,
    lineJoin: 'miter',
    lineCap: 'butt',
    globalAlpha: 1,
    font: '',
    textAlign: 'start',
    textBaseline: 'alphabetic',
    imageSmoothingEnabled: true,
    setTransform: (...values) => {
      transform = values;
    },
    clearRect() {
      shapes = [];
      clears++;
    },
    beginPath() {
      circles = [];
      corners = [];
    },
    moveTo: (x, y) => void corners.push(x, y),
    lineTo: (x, y) => void corners.push(x, y),
    closePath: () => void corners.push(corners[0] ?? 0, corners[1] ?? 0),
    rect: (x, y, width, height) => void corners.push(x, y, x + width, y + height),
    arc: (x, y, radius) => void circles.push(x, y, radius),
    fill: () => keep('fill'),
    stroke: () => keep('stroke'),
    measureText: (text) => ({ width: text.length * LETTER_PX }),
    fillText: (text, x, y) => keep('fillText', text, [x, y]),
    strokeText: (text, x, y) => keep('strokeText', text, [x, y]),
    drawImage: (_, ...places) => keep('image', '', places),
  };
  return {
    width: 0,
    height: 0,
    context,
    getContext: () => context,
    listShapes: () => shapes,
    listText: () => shapes.filter(({ kind }) => kind === 'fillText').map(({ text }) => text),
    countClears: () => clears,
    getTransform: () => transform,
  };
}

import type { Rect, Size } from '@fovea/gaze/geometry';
import type { GlCanvas, SwarmGl } from './gl.ts';
import { LINES_SOURCE, POINTS_SOURCE, TRAIL_MOMENTS } from './gl-sources.ts';
import { SWARM_STEP_MS, type SwarmTable } from './swarm-table.ts';

/** Draws dots and trails of many people in place of the canvas. */
export interface SwarmLayer {
  setSize(stage: Size, pixelRatio: number): void;
  setTable(table: SwarmTable): void;
  /** 1 for those that are drawn. */
  setShown(shown: Uint8Array<ArrayBuffer>): void;
  paint(place: Rect, timeMs: number): void;
  clear(): void;
}

const BYTES_PER_PLACE = 4;
/** Places of the attributes: now, next, and whether the person is drawn. */
const [NOW, NEXT, SHOWN] = [0, 1, 2] as const;

/**
 * Everybody's places go to the graphics card once; a frame only says which of them it begins with.
 * Undefined where the browser has no WebGL2.
 */
export function createGlSwarm(canvas: GlCanvas): SwarmLayer | undefined {
  const gl = canvas.getContext('webgl2', { premultipliedAlpha: true });
  if (gl === null) return undefined;
  const points = createProgram(gl, POINTS_SOURCE);
  const lines = createProgram(gl, LINES_SOURCE);
  const places = gl.createBuffer();
  const shownBytes = gl.createBuffer();
  let table: SwarmTable | undefined;
  let repeated = new Uint8Array();
  let stage: Size = { widthPx: 1, heightPx: 1 };
  let ratio = 1;
  let isClear = true;
  gl.enable(gl.BLEND);
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  gl.clearColor(0, 0, 0, 0);
  for (const index of [NOW, NEXT, SHOWN]) gl.enableVertexAttribArray(index);

  const clear = () => {
    if (!isClear) gl.clear(gl.COLOR_BUFFER_BIT);
    isClear = true;
  };
  const point = (index: number, moment: number, people: number, divisor: number) => {
    const offset = moment * people * BYTES_PER_PLACE;
    gl.vertexAttribPointer(index, 2, gl.UNSIGNED_SHORT, false, BYTES_PER_PLACE, offset);
    gl.vertexAttribDivisor(index, divisor);
  };
  const use = (program: Program, place: Rect, people: number, divisor: number) => {
    gl.useProgram(program.id);
    gl.uniform4f(program.place, place.xPx, place.yPx, place.widthPx, place.heightPx);
    gl.uniform4f(program.stage, stage.widthPx, stage.heightPx, ratio, people);
    gl.bindBuffer(gl.ARRAY_BUFFER, shownBytes);
    gl.vertexAttribPointer(SHOWN, 1, gl.UNSIGNED_BYTE, false, 1, 0);
    gl.vertexAttribDivisor(SHOWN, divisor);
    gl.bindBuffer(gl.ARRAY_BUFFER, places);
  };
  return {
    setSize(size, pixelRatio) {
      stage = size;
      ratio = pixelRatio;
      const width = Math.round(size.widthPx * pixelRatio);
      const height = Math.round(size.heightPx * pixelRatio);
      if (canvas.width !== width) canvas.width = width;
      if (canvas.height !== height) canvas.height = height;
      gl.viewport(0, 0, width, height);
    },
    setTable(wanted) {
      table = wanted;
      gl.bindBuffer(gl.ARRAY_BUFFER, places);
      gl.bufferData(gl.ARRAY_BUFFER, table.places, gl.STATIC_DRAW);
    },
    setShown(shown) {
      if (repeated.length !== shown.length * TRAIL_MOMENTS) {
        repeated = new Uint8Array(shown.length * TRAIL_MOMENTS);
      }
      // Once for each moment of the trails, which are drawn by one call.
      for (let i = 0; i < TRAIL_MOMENTS; i++) repeated.set(shown, i * shown.length);
      gl.bindBuffer(gl.ARRAY_BUFFER, shownBytes);
      gl.bufferData(gl.ARRAY_BUFFER, repeated, gl.DYNAMIC_DRAW);
    },
    paint(place, timeMs) {
      isClear = false;
      clear();
      if (table === undefined) return;
      isClear = false;
      const { people, moments } = table;
      const exact = timeMs / SWARM_STEP_MS;
      const moment = Math.min(Math.floor(exact), moments - 2);
      const trail = Math.min(moment, TRAIL_MOMENTS);
      if (trail > 0) {
        use(lines, place, people, 1);
        gl.uniform1f(lines.value, trail);
        point(NOW, moment - trail, people, 1);
        point(NEXT, moment - trail + 1, people, 1);
        gl.drawArraysInstanced(gl.LINES, 0, 2, trail * people);
      }
      use(points, place, people, 0);
      gl.uniform1f(points.value, exact - moment);
      point(NOW, moment, people, 0);
      point(NEXT, moment + 1, people, 0);
      gl.drawArrays(gl.POINTS, 0, people);
    },
    clear,
  };
}

interface Program {
  readonly id: object | null;
  readonly place: object | null;
  readonly stage: object | null;
  readonly value: object | null;
}

function createProgram(gl: SwarmGl, sources: { vertex: string; fragment: string }): Program {
  const id = gl.createProgram();
  const kinds = { vertex: gl.VERTEX_SHADER, fragment: gl.FRAGMENT_SHADER };
  for (const kind of ['vertex', 'fragment'] as const) {
    const shader = gl.createShader(kinds[kind]);
    gl.shaderSource(shader, sources[kind]);
    gl.compileShader(shader);
    gl.attachShader(id, shader);
  }
  for (const [index, name] of ['now', 'next', 'shown'].entries()) {
    gl.bindAttribLocation(id, index, name);
  }
  gl.linkProgram(id);
  if (gl.getProgramParameter(id, gl.LINK_STATUS) !== true) {
    throw new Error(gl.getProgramInfoLog(id) ?? 'the swarm does not link');
  }
  const find = (name: string) => gl.getUniformLocation(id, name);
  return { id, place: find('place'), stage: find('stage'), value: find('value') };
}

/** An object of WebGL that only WebGL looks into. */
type Opaque = object | null;

/** The part of a WebGL2 context that the swarm uses. */
export interface SwarmGl {
  readonly ARRAY_BUFFER: number;
  readonly STATIC_DRAW: number;
  readonly DYNAMIC_DRAW: number;
  readonly VERTEX_SHADER: number;
  readonly FRAGMENT_SHADER: number;
  readonly LINK_STATUS: number;
  readonly UNSIGNED_SHORT: number;
  readonly UNSIGNED_BYTE: number;
  readonly POINTS: number;
  readonly LINES: number;
  readonly BLEND: number;
  readonly ONE: number;
  readonly ONE_MINUS_SRC_ALPHA: number;
  readonly COLOR_BUFFER_BIT: number;
  createBuffer(): Opaque;
  bindBuffer(target: number, buffer: Opaque): void;
  bufferData(target: number, data: ArrayBufferView<ArrayBuffer>, usage: number): void;
  createProgram(): Opaque;
  createShader(type: number): Opaque;
  shaderSource(shader: Opaque, source: string): void;
  compileShader(shader: Opaque): void;
  attachShader(program: Opaque, shader: Opaque): void;
  bindAttribLocation(program: Opaque, index: number, name: string): void;
  linkProgram(program: Opaque): void;
  getProgramParameter(program: Opaque, name: number): unknown;
  getProgramInfoLog(program: Opaque): string | null;
  useProgram(program: Opaque): void;
  getUniformLocation(program: Opaque, name: string): Opaque;
  uniform1f(location: Opaque, x: number): void;
  uniform4f(location: Opaque, x: number, y: number, z: number, w: number): void;
  enableVertexAttribArray(index: number): void;
  vertexAttribPointer(
    index: number,
    size: number,
    type: number,
    normalized: boolean,
    stride: number,
    offset: number,
  ): void;
  vertexAttribDivisor(index: number, divisor: number): void;
  enable(capability: number): void;
  blendFunc(source: number, target: number): void;
  viewport(x: number, y: number, width: number, height: number): void;
  clearColor(red: number, green: number, blue: number, alpha: number): void;
  clear(mask: number): void;
  drawArrays(mode: number, first: number, count: number): void;
  drawArraysInstanced(mode: number, first: number, count: number, instances: number): void;
}

export interface GlCanvas {
  /** Device px. */
  width: number;
  height: number;
  getContext(kind: 'webgl2', options: { readonly premultipliedAlpha: true }): SwarmGl | null;
}

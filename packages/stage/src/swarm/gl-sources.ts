/** Half a second of the table. */
export const TRAIL_MOMENTS = 15;
const TRAIL_OPACITY = 0.4;

/** From words of the table to the stage; what is not known or not shown goes beyond its edge. */
const PLACE = `
in vec2 now;
in vec2 next;
in float shown;
uniform vec4 place;
uniform vec4 stage;
uniform float value;
const float NO_GAZE = 65535.0;
const vec4 NOWHERE = vec4(2.0, 2.0, 2.0, 1.0);
vec4 toClip(vec2 words) {
  vec2 share = words / 65534.0 * 2.0 - 0.5;
  vec2 px = place.xy + share * place.zw;
  return vec4(px.x / stage.x * 2.0 - 1.0, 1.0 - px.y / stage.y * 2.0, 0.0, 1.0);
}`;

/** White dots of radius 4 with an edge of ink, 60 %. */
export const POINTS_SOURCE = {
  vertex: `#version 300 es
${PLACE}
void main() {
  bool isLast = next.x == NO_GAZE;
  gl_Position = shown == 0.0 || now.x == NO_GAZE ? NOWHERE : toClip(isLast ? now : mix(now, next, value));
  gl_PointSize = 11.0 * stage.z;
}`,
  fragment: `#version 300 es
precision highp float;
out vec4 colour;
void main() {
  float px = length(gl_PointCoord - 0.5) * 11.0;
  if (px > 5.5) discard;
  vec3 ink = vec3(10.0, 11.0, 13.0) / 255.0;
  colour = vec4(px > 4.0 ? ink : vec3(1.0), 1.0) * 0.6;
}`,
};

/** White lines from a moment to the next, all people of a moment in turn; a value is how many moments there are. */
export const LINES_SOURCE = {
  vertex: `#version 300 es
${PLACE}
flat out float opacity;
void main() {
  float age = value - floor((float(gl_InstanceID) + 0.5) / stage.w);
  opacity = ${TRAIL_OPACITY} * (1.0 - (age - 1.0) / ${TRAIL_MOMENTS}.0);
  bool isKnown = shown == 1.0 && now.x != NO_GAZE && next.x != NO_GAZE;
  gl_Position = isKnown ? toClip(gl_VertexID == 0 ? now : next) : NOWHERE;
}`,
  fragment: `#version 300 es
precision highp float;
flat in float opacity;
out vec4 colour;
void main() {
  colour = vec4(opacity);
}`,
};

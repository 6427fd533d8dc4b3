import type { Rgb } from '#model/face.ts';
import type { SheetPoint } from '#model/sheet.ts';
import { type Placement, toHeadAxes, toUnit } from '#scene/placement.ts';
import type { Device, Light } from '#scene/scene.ts';

const RAD = Math.PI / 180;

/** All light on a head, in its own axes. */
export interface Lighting {
  readonly toLamp: SheetPoint;
  readonly toViewer: SheetPoint;
  readonly toScreen: SheetPoint;
  readonly halfway: SheetPoint;
  readonly up: SheetPoint;
  readonly lamp: Rgb;
  readonly room: Rgb;
  readonly floor: Rgb;
  readonly screen: Rgb;
}

/** Towards the lamp, in camera axes. */
export function toLampAxes({ azimuthDeg, elevationDeg }: Light): SheetPoint {
  const flat = Math.cos(elevationDeg * RAD);
  return [
    Math.sin(azimuthDeg * RAD) * flat,
    -Math.sin(elevationDeg * RAD),
    -Math.cos(azimuthDeg * RAD) * flat,
  ];
}

export function createLighting(light: Light, device: Device, placement: Placement): Lighting {
  const { origin } = placement;
  const toLamp = toHeadAxes(placement, toLampAxes(light));
  const toViewer = toHeadAxes(placement, toUnit([-origin[0], -origin[1], -origin[2]]));
  const middle = device.cameraAboveMm + device.heightMm / 2;
  const toScreen = toHeadAxes(placement, toUnit([-origin[0], middle - origin[1], -origin[2]]));
  const tint = (strength: number, coldness: number): Rgb => [
    strength * (1.16 - 0.26 * coldness),
    strength,
    strength * (0.8 + 0.34 * coldness),
  ];
  return {
    toLamp,
    toViewer,
    toScreen,
    halfway: toUnit([toLamp[0] + toViewer[0], toLamp[1] + toViewer[1], toLamp[2] + toViewer[2]]),
    up: toHeadAxes(placement, [0, -1, 0]),
    lamp: tint(light.lamp, light.coldness),
    room: tint(light.room, 0.5),
    floor: tint(light.room * 0.45, 0.25),
    screen: tint(light.screen, 0.9),
  };
}

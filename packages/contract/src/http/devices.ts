import * as z from 'zod/mini';
import { defineCalls } from '#call.ts';
import { line, told } from '#fields.ts';
import { DEVICE_KINDS } from './projects.ts';

const DAY_S = 24 * 3_600;
const px = z.nullable(z.number());

/** Facts about a phone or tablet, held upright. Null is not known. */
export const device = z.object({
  name: told(100),
  kind: z.enum(DEVICE_KINDS),
  brand: told(100),
  /** Resolution of the panel, in its own pixels. */
  resolutionX: px,
  resolutionY: px,
  ppi: px,
  /** As pages see it, in CSS pixels. */
  screenWidthPx: px,
  screenHeightPx: px,
  pixelRatio: px,
});
export type Device = z.infer<typeof device>;

export const deviceCalls = defineCalls({
  listDevices: {
    summary: 'Phones and tablets that a project can be laid out for.',
    method: 'GET',
    path: '/device',
    access: 'public',
    cacheSeconds: DAY_S,
    reply: z.object({ devices: z.array(device).check(z.maxLength(1_000)) }),
    errors: [],
  },
  getDeviceSettings: {
    summary:
      'Resolution and density of one device; the last entry counts. Empty if they are unknown.',
    method: 'GET',
    version: 'v4',
    path: '/device/{device}',
    access: 'public',
    cacheSeconds: DAY_S,
    params: z.object({ device: line(100).check(z.minLength(1)) }),
    reply: z.object({
      data: z.object({
        device: told(100),
        screen_resolution: z
          .array(
            z.object({
              resolution_x: z.int(),
              resolution_y: z.int(),
              ppi_x: z.number(),
              ppi_y: z.number(),
            }),
          )
          .check(z.maxLength(10)),
      }),
    }),
    errors: ['device_unknown'],
  },
});

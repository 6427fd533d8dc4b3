import { CALLS } from '@fovea/contract';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '#testing/journey.ts';
import { openServer } from '#testing/open-server.ts';

const { server } = await openServer();

const get = (url: string) => server.app.inject({ method: 'GET', url });

describe("'GET /device: supported device list'", () => {
  it('is answered without credentials and may be kept', async () => {
    const answer = await get('/api/v1/device');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { devices } = await openBrowser(server.app).client.call(CALLS.listDevices);
    expect(devices.find(({ name }) => name === 'iPhone 15 Pro')).toEqual({
      name: 'iPhone 15 Pro',
      kind: 'mobile',
      brand: 'Apple',
      resolutionX: 1179,
      resolutionY: 2556,
      ppi: 460,
      screenWidthPx: 393,
      screenHeightPx: 852,
      pixelRatio: 3,
    });
  });
});

describe("'screen_resolution list whose last entry gives resolution_x, resolution_y, ppi_x, ppi_y'", () => {
  it('is answered under the version of the device service, whatever the letters of the name', async () => {
    const answer = await get('/api/v4/device/iphone%2015%20PRO');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect(answer.json()).toEqual({
      data: {
        device: 'iPhone 15 Pro',
        screen_resolution: [{ resolution_x: 1179, resolution_y: 2556, ppi_x: 460, ppi_y: 460 }],
      },
    });
    const { client } = openBrowser(server.app);
    const { data } = await client.call(CALLS.getDeviceSettings, {
      params: { device: 'Galaxy S9+' },
    });
    // The resolution of this device's panel is unknown.
    expect(data).toEqual({ device: 'Galaxy S9+', screen_resolution: [] });
  });

  it("'Unknown device: error 'Invalid device name''", async () => {
    for (const name of ['Toaster', 'iPhone', '..%2f..%2fetc', '%F0%9F%93%B1']) {
      const answer = await get(`/api/v4/device/${name}`);
      expect(answer.json()).toMatchObject({ statusCode: 404, message: 'Invalid device name' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

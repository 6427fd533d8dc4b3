import { CALLS } from '@fovea/contract';
import type { App } from '#platform/http/app.ts';
import { bindCall, type Guard } from '#platform/http/binder.ts';
import { toDeviceSettings } from './devices.presenter.ts';
import { getDevice, listDevices } from './devices.service.ts';

export function devicesRoutes(app: App, guard: Guard<undefined>): void {
  bindCall(app, CALLS.listDevices, guard, async () => ({ devices: listDevices() }));

  bindCall(app, CALLS.getDeviceSettings, guard, async ({ params }) => ({
    data: toDeviceSettings(getDevice(params.device)),
  }));
}

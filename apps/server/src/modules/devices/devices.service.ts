// Phones and tablets with what is known of their screens. The same for everybody.
import type { Device } from '@fovea/contract';
import { AppError } from '#platform/errors/app-error.ts';
import { DEVICES } from './device-list.ts';

const BY_NAME = new Map(DEVICES.map((device) => [device.name.toLowerCase(), device]));

export function listDevices(): Device[] {
  return [...DEVICES];
}

export function findDevice(name: string): Device | undefined {
  return BY_NAME.get(name.toLowerCase());
}

export function getDevice(name: string): Device {
  const device = findDevice(name);
  if (device === undefined) throw new AppError('device_unknown');
  return device;
}

export { type DeviceFacts, toMmPerPx, toScreen } from './screens.ts';

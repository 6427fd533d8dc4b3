export { findDevice } from './devices.service.ts';

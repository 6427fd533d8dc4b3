export { recordEvent, recordExport, verifyEvents } from './audit.service.ts';

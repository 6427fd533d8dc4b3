export { changeRole } from './roles.service.ts';

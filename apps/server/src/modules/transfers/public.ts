export { lapseCodesOf } from './lapsed-codes.service.ts';

export { type QrCode, toQrCode, toQrFile } from './qr.ts';
export { QrPicture } from './qr-picture.tsx';

import { expect, it } from 'vitest';
import { isPicture } from './is-picture.ts';

const hex = (text: string) => Buffer.from(text, 'hex');

it.each([
  ['JPEG', hex('ffd8ffe000104a46')],
  ['PNG', hex('89504e470d0a1a0a')],
  ['WebP', Buffer.from('RIFF1234WEBP')],
  ['WebM', hex('1a45dfa39f428681')],
  ['MP4', Buffer.concat([hex('00000018'), Buffer.from('ftypmp42')])],
  ['a data address', Buffer.from('{"picture":"data:image/png;base64,iVBOR"}')],
  ['base64 in JSON', Buffer.from(JSON.stringify({ a: Buffer.alloc(400, 7).toString('base64') }))],
])('%s is a picture, whatever it is called', (_, body) => {
  expect(isPicture(body, 'application/octet-stream')).toBe(true);
});

it('what is called a picture is one, whatever it holds', () => {
  expect(isPicture(Buffer.from('{}'), 'image/webp')).toBe(true);
});

it('gaze and JSON are none', () => {
  expect(isPicture(Buffer.concat([Buffer.from('EG1'), Buffer.alloc(872, 0x9a)]))).toBe(false);
  const body = { joinKey: 'a'.repeat(36), receiptSha256: 'b'.repeat(64), answers: ['blue'] };
  expect(isPicture(Buffer.from(JSON.stringify(body)), 'application/json')).toBe(false);
});

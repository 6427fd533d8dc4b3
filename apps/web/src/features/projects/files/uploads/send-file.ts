import { ApiError, type Asset } from '@fovea/contract';
import type { TakeSlot } from './slots.ts';
import type { OpenUpload, SignedPart, UploadPort } from './upload-port.ts';

interface Sending {
  readonly file: File;
  /** From a try before; the parts that have arrived since are not sent again. */
  readonly open: OpenUpload | undefined;
  readonly takePartSlot: TakeSlot;
  readonly signal: AbortSignal;
  onOpen(open: OpenUpload | undefined): void;
  onBytes(sentBytes: number): void;
}

type SendPort = Pick<UploadPort, 'open' | 'sign' | 'put' | 'listArrived' | 'complete' | 'getAsset'>;

/** One try to bring a file to the store. Throws what stopped it; the next try goes on from there. */
export async function sendFile(port: SendPort, sending: Sending): Promise<Asset> {
  const { file, signal, onOpen } = sending;
  let open = sending.open;
  let arrived: readonly number[] = [];
  if (open) {
    try {
      arrived = await port.listArrived(open.uploadId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The upload was completed, and the answer was lost.
      if (error.code === 'upload_ended') return port.getAsset(open.uploadId);
      if (error.code !== 'not_found') throw error;
      open = undefined;
      onOpen(undefined);
    }
  }
  if (!open) {
    signal.throwIfAborted();
    open = await port.open(file);
    onOpen(open);
  }
  signal.throwIfAborted();
  await sendParts(port, sending, open, arrived);
  signal.throwIfAborted();
  return port.complete(open.uploadId);
}

async function sendParts(
  port: SendPort,
  { file, takePartSlot, signal, onBytes }: Sending,
  { uploadId, partBytes, parts }: OpenUpload,
  arrived: readonly number[],
): Promise<void> {
  const toPart = (number: number) => file.slice((number - 1) * partBytes, number * partBytes);
  const sentBytes = new Map(arrived.map((number) => [number, toPart(number).size]));
  const tell = () => onBytes([...sentBytes.values()].reduce((sum, bytes) => sum + bytes, 0));
  tell();
  const numbers = Array.from({ length: parts }, (_, at) => at + 1);
  const missing = numbers.filter((number) => !sentBytes.has(number));
  if (missing.length === 0) return;

  // After the first failure no further part begins; those on their way may still arrive.
  let failure: { readonly error: unknown } | undefined;
  const put = async ({ number, url, bytes }: SignedPart) => {
    if (failure || signal.aborted) return;
    const part = toPart(number);
    try {
      if (part.size !== bytes) throw new RangeError(`part ${number} has ${part.size} bytes`);
      await port.put(
        url,
        part,
        (sent) => {
          sentBytes.set(number, sent);
          tell();
        },
        signal,
      );
      sentBytes.set(number, part.size);
    } catch (error) {
      sentBytes.delete(number);
      failure ??= { error };
    }
    tell();
  };
  const signed = await port.sign(uploadId, missing);
  await Promise.all(signed.map((part) => takePartSlot(() => put(part))));
  if (failure) throw failure.error;
}

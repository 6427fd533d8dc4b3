import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredObject } from './platform-fakes.ts';

/** Objects of a store that outlive their process: each is a file named by its key. */
export class ObjectFiles extends Map<string, StoredObject> {
  readonly #dir: string;

  constructor(dir: string) {
    super();
    this.#dir = dir;
    mkdirSync(dir, { recursive: true });
    for (const name of readdirSync(dir)) {
      super.set(decodeURIComponent(name), toStored(readFileSync(join(dir, name))));
    }
  }

  override set(key: string, object: StoredObject): this {
    writeFileSync(this.#toPath(key), object.bytes);
    return super.set(key, object);
  }

  override delete(key: string): boolean {
    rmSync(this.#toPath(key), { force: true });
    return super.delete(key);
  }

  #toPath(key: string): string {
    return join(this.#dir, encodeURIComponent(key));
  }
}

const toStored = (bytes: Uint8Array): StoredObject => ({
  bytes,
  contentType: 'application/octet-stream',
});

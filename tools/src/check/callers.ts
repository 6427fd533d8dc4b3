import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLine, type Problem, toProblem } from './problem.ts';
import { listFiles } from './repository-files.ts';

const HERE = 'tools/src/check/callers.ts';
const DESCRIPTORS = /^packages\/contract\/src\/http\/[\w-]+[.]ts$/;
const CALLERS = /^(?:apps\/(?:web|collect)|packages\/collect-client)\/src\/.*(?<![.]test)[.]tsx?$/;
const DESCRIPTOR = /^ {2}(\w+): \{\n(?: {4}.*\n)*? {4}path: (?:'([^']+)'|(\w+(?:[.]\w+)?)),$/gm;
/** A mention as a type sends nothing. */
const CALL = /(?<!typeof )\b(?:CALLS|[a-z]\w*Calls)[.](\w+)\b/g;

/** Calls that others send, with the document that offers them under their path. */
const OFFERED: Readonly<Record<string, string>> = {
  getRecords: 'apps/server/README.md',
  receiveStripeEvent: 'apps/server/README.md',
  receiveTossEvent: 'apps/server/README.md',
};

interface Descriptor {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  /** Named by a document or a caller: the path, or the constant that holds it. */
  readonly path: string;
  readonly isConstant: boolean;
}

/** Every call of the contract is sent by an app or the phone's client, or offered to others. */
export function checkCallers(
  root: string,
  paths = listFiles(root),
  offered: Readonly<Record<string, string>> = OFFERED,
): Problem[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const descriptors = paths
    .filter((path) => DESCRIPTORS.test(path))
    .flatMap((path) => listDescriptors(path, read(path)));
  const texts = paths.filter((path) => CALLERS.test(path)).map(read);
  const sent = new Set(texts.flatMap((text) => [...text.matchAll(CALL)].map(([, id]) => id)));
  const isSent = ({ id, path, isConstant }: Descriptor) =>
    sent.has(id) || (isConstant && texts.some((text) => text.includes(path)));
  const known = new Set(descriptors.map(({ id }) => id));
  return [
    ...descriptors.flatMap((call): Problem[] => {
      const document = offered[call.id];
      const isCalled = isSent(call);
      if (document === undefined) {
        const message = `no app sends ${call.id}: remove it, or offer it in a document (${HERE})`;
        return isCalled ? [] : [toProblem(call.file, message, call.line)];
      }
      if (isCalled) return [toProblem(HERE, `${call.id} is sent by an app: not offered alone`)];
      const isNamed = existsSync(join(root, document)) && read(document).includes(call.path);
      return isNamed ? [] : [toProblem(document, `does not offer ${call.id}, ${call.path}`)];
    }),
    ...Object.keys(offered)
      .filter((id) => descriptors.length > 0 && !known.has(id))
      .map((id) => toProblem(HERE, `${id} is offered and does not exist`)),
  ];
}

function listDescriptors(file: string, text: string): Descriptor[] {
  return [...text.matchAll(DESCRIPTOR)].map(({ index, 1: id = '', 2: path, 3: constant = '' }) => ({
    id,
    file,
    line: findLine(text, index),
    path: path ?? constant,
    isConstant: path === undefined,
  }));
}

import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toRootPath } from '@fovea/tools/harness/root';
import { loadPlanted } from './load-planted.ts';

/** A fault that somebody might make in a file of a folder. */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Loads a copy of a folder's `public.ts` with one fault in it. */
export async function plantFault<Module>(
  source: string,
  copies: string,
  fault: PlantedFault,
): Promise<Module> {
  await mkdir(copies, { recursive: true });
  const filter = (path: string) => !/[.](?:test[.]ts|md)$/.test(path);
  await cp(toRootPath(source), copies, { recursive: true, filter });
  const path = join(copies, fault.file);
  const text = await readFile(path, 'utf8');
  const places = text.split(fault.from).length - 1;
  if (places !== 1) throw new Error(`"${fault.name}" fits ${places} places`);
  await writeFile(
    path,
    text.replace(fault.from, () => fault.to),
  );
  return loadPlanted<Module>(join(copies, 'public.ts'));
}

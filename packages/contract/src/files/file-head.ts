import * as z from 'zod/mini';
import { FILE_VERSIONS, type FileKind, refuseKind, refuseVersion } from './file-versions.ts';

/** The fields that every stored file begins with. Errors name the kind and the version. */
export function fileHead<Kind extends FileKind>(kind: Kind) {
  return {
    format: z.literal(kind, { error: ({ input }) => refuseKind(kind, input) }),
    v: z.literal(FILE_VERSIONS[kind], { error: ({ input }) => refuseVersion(kind, input) }),
  };
}

import { join } from 'node:path';
import { toRootPath } from '@fovea/tools/harness/root';
import { type PlantedFault, plantFault } from '#harness/plant-fault.ts';
import type { Commands } from './play.ts';

const COMMANDS = 'apps/web/src/studio/aoi/commands';
const COPIES = '.stack/planted-aoi';

/** Faults that somebody might make, one at a time. */
export const AOI_MUTANTS: readonly PlantedFault[] = [
  {
    name: 'what was built on a failed command stays',
    file: 'command-queue.ts',
    from: 'item.lane === failed.lane && i >= items.indexOf(failed);',
    to: 'item === failed && i >= 0;',
  },
  {
    name: 'a failure takes all other areas with it',
    file: 'command-queue.ts',
    from: 'item.lane === failed.lane && i >=',
    to: 'i >=',
  },
  {
    name: 'calls of one area do not wait for each other',
    file: 'command-queue.ts',
    from: 'if (busy.has(item.lane)) continue;',
    to: 'if (sent.has(item)) continue;',
  },
  {
    name: 'a step that failed can still be undone',
    file: 'command-queue.ts',
    from: '      history.takeBack(taken);\n',
    to: '      if (taken.used) history.takeBack(taken);\n',
  },
  {
    name: 'an area that was made again is not found by its older id',
    file: 'id-book.ts',
    from: '    renewed.set(last, fresh);\n',
    to: "    if (last.startsWith('new-')) renewed.set(last, fresh);\n",
  },
  {
    name: 'a keyframe takes no id from the answer',
    file: 'send-command.ts',
    from: 'return done({ ...command, keyframe: { ...keyframe, id } }, [[keyframe.id, id]]);',
    to: 'return done(command, id === keyframe.id ? [] : []);',
  },
  {
    name: 'nothing is read again after a failure',
    file: 'command-queue.ts',
    from: '      known = list;\n',
    to: '      known = list.length === known.length ? known : list;\n',
  },
  {
    name: 'the inverse of an update takes the new values',
    file: 'commands.ts',
    from: 'change: pickSame(keyframe, change) },',
    to: 'change: pickSame({ ...keyframe, ...change }, change) },',
  },
];

/** The commands of a page with one fault in them. */
export const plantInCommands = (fault: PlantedFault, folder: string) =>
  plantFault<Commands>(COMMANDS, join(toCopiesDir(), folder), fault);

export const toCopiesDir = () => toRootPath(`${COPIES}/${process.pid}`);

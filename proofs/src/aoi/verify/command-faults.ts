import type { Faults, TextFault } from '#harness/planted-faults.ts';

const COMMANDS = 'apps/web/src/studio/aoi/commands';

export const COMMAND_FAULTS: Faults<TextFault> = {
  'what was built on a failed command stays': {
    file: `${COMMANDS}/command-queue.ts`,
    from: 'item.lane === failed.lane && i >= items.indexOf(failed);',
    to: 'item === failed && i >= 0;',
  },
  'a failure takes all other areas with it': {
    file: `${COMMANDS}/command-queue.ts`,
    from: 'item.lane === failed.lane && i >=',
    to: 'i >=',
  },
  'calls of one area do not wait for each other': {
    file: `${COMMANDS}/command-queue.ts`,
    from: 'if (busy.has(item.lane)) continue;',
    to: 'if (sent.has(item)) continue;',
  },
  'a step that failed can still be undone': {
    file: `${COMMANDS}/command-queue.ts`,
    from: '      history.takeBack(taken);\n',
    to: '      if (taken.used) history.takeBack(taken);\n',
  },
  'an area that was made again is not found by its older id': {
    file: `${COMMANDS}/id-book.ts`,
    from: '    renewed.set(last, fresh);\n',
    to: "    if (last.startsWith('new-')) renewed.set(last, fresh);\n",
  },
  'a keyframe takes no id from the answer': {
    file: `${COMMANDS}/send-command.ts`,
    from: 'return done({ ...command, keyframe: { ...keyframe, id } }, [[keyframe.id, id]]);',
    to: 'return done(command, id === keyframe.id ? [] : []);',
  },
  'nothing is read again after a failure': {
    file: `${COMMANDS}/command-queue.ts`,
    from: '      known = list;\n',
    to: '      known = list.length === known.length ? known : list;\n',
  },
  'the inverse of an update takes the new values': {
    file: `${COMMANDS}/commands.ts`,
    from: 'change: pickSame(keyframe, change) },',
    to: 'change: pickSame({ ...keyframe, ...change }, change) },',
  },
};

import { expect, it } from 'vitest';
import { createLog } from './log.ts';

function open() {
  const lines: string[] = [];
  const log = createLog('test', 'info', { write: (line) => lines.push(line) });
  return { log, read: () => lines.join('') };
}

it('cuts addresses out of whatever a mail server answers', () => {
  const { log, read } = open();
  const error = Object.assign(new Error('550 5.1.1 <mina@lab.example>: no such user'), {
    response: '550 5.1.1 <mina@lab.example>\n550 mailto:mina@lab.example',
    rejected: ['mina@lab.example'],
    rejectedErrors: [{ recipient: 'mina@lab.example', responseCode: 550 }],
  });
  log.error({ err: error, job: 'send-reset-mail.v1' }, 'job failed');
  log.info('to Mina <mina@lab.example>, mina@lab.example.');
  expect(read()).not.toContain('mina@');
  expect(read()).not.toContain('lab.example');
  const [first] = read().split('\n');
  expect(JSON.parse(first ?? '')).toMatchObject({
    msg: 'job failed',
    job: 'send-reset-mail.v1',
    err: { message: '550 5.1.1 <***>: no such user', rejectedErrors: [{ responseCode: 550 }] },
  });
});

it('tells of an error of the database what it is and where in our code, not what the row held', () => {
  const { log, read } = open();
  const error = Object.assign(new Error('invalid input syntax for type json'), {
    code: '22P02',
    detail: 'Token "Which would you buy" is invalid.',
    where: 'JSON data, line 1: {"text":"Which would you buy',
  });
  log.error({ err: error }, 'defect');
  expect(read()).not.toContain('Which');
  expect(JSON.parse(read())).toMatchObject({
    err: { code: '22P02', message: error.message, stack: expect.stringContaining('log.test') },
  });
});

it('leaves other lines as they are', () => {
  const { log, read } = open();
  log.info({ detail: 'kept' }, 'started');
  expect(JSON.parse(read())).toMatchObject({ msg: 'started', detail: 'kept', process: 'test' });
});

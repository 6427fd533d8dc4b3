import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchObject, ObjectGone } from './fetch-object.ts';

const TEXT = '{"format":"fovea-segments"}';
const HASH = createHash('sha256').update(TEXT).digest('hex');

const answerWith = (body: string, status = 200) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

afterEach(() => vi.restoreAllMocks());

describe('an object of records', () => {
  it('is read when it is what its key says', async () => {
    answerWith(TEXT);
    const url = `https://files.test/fovea/aggregates/p/segments-1-${HASH}.json?signature=s`;
    expect(await fetchObject(url)).toEqual({ format: 'fovea-segments' });
  });

  it('is an error with a name when its bytes are others', async () => {
    answerWith(TEXT.replace('segments', 'segment'));
    await expect(fetchObject(`https://files.test/${HASH}.json`)).rejects.toMatchObject({
      name: 'WrongBytes',
    });
  });

  it('that is not there any more is told apart from what fails otherwise', async () => {
    answerWith('', 404);
    await expect(fetchObject('https://files.test/k.json')).rejects.toBeInstanceOf(ObjectGone);
    answerWith('', 503);
    await expect(fetchObject('https://files.test/k.json')).rejects.toThrow('status 503');
  });
});

import type { AggregatedParticipant, RecordingMark } from '@fovea/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toFunnel, toPart } from '#testing/funnel.ts';
import { toPage } from '#testing/projects.ts';
import { type FlowStage, toPeopleFlow } from './people-flow.ts';

const PERSON = { qualityFlags: ['light'] } as Partial<AggregatedParticipant>;
const toPeople = (validities: readonly number[]) =>
  validities.map(
    (validity, i) => ({ ...PERSON, validity, recordingId: `r${i}` }) as AggregatedParticipant,
  );
const sum = (losses: FlowStage['losses']) => losses.reduce((all, { count }) => all + count, 0);

it('goes from opened to valid, each loss with its reason, summing exactly', () => {
  const flow = toPeopleFlow({
    funnel: toFunnel({
      opened: 20,
      declined: 2,
      all: toPart([15, 11, 9, 9], [1, 0, 1, 0]),
      left: [{ after: 'consented', reason: 'camera_refused', count: 2 }],
    }),
    project: {
      completed: 6,
      unread: [{ reason: 'gaze_lost', count: 1 }],
      waiting: 1,
      flagged: 1,
      leftOut: 0,
      pages: [toPage()],
    },
    people: toPeople([95, 92, 85, 50, 91]),
    marks: [{ recordingId: 'r4', returned: false }],
  });
  expect(flow.map(({ stage, count }) => [stage, count])).toEqual([
    ['opened', 20],
    ['consented', 15],
    ['camera_on', 11],
    ['calibrated', 9],
    ['completed', 9],
    ['readable', 6],
    ['valid', 3],
  ]);
  expect(flow.map(({ losses }) => losses.map(({ loss, count }) => `${count} ${loss}`))).toEqual([
    ['2 declined', '3 closed'],
    ['1 there', '2 camera_refused', '1 silent'],
    ['2 silent'],
    [],
    ['1 gaze_lost', '1 waiting', '1 flagged'],
    ['1 marked', '1 tooDark', '1 checking'],
    [],
  ]);
});

it('sums exactly whatever was counted twice, lost on its way or marked', () => {
  const n = fc.nat(30);
  fc.assert(
    fc.property(
      fc.array(n, { minLength: 15, maxLength: 15 }),
      fc.array(fc.nat(100), { maxLength: 20 }),
      fc.array(fc.boolean(), { maxLength: 20 }),
      ([a, b, c, d, e, f, g, h, i, j, k, l, m, o, p], validities, returned) => {
        const get = (value: number | undefined) => value ?? 0;
        const people = toPeople(validities);
        const marks = returned.map(
          (each, at): RecordingMark => ({ recordingId: `r${at}`, returned: each }),
        );
        const flow = toPeopleFlow({
          funnel: toFunnel({
            opened: get(a),
            declined: get(b),
            all: toPart([get(c), get(d), get(e), get(f)], [get(g), get(h), 0, 0]),
            left: [{ after: 'camera_on', reason: 'failed', count: get(i) }],
          }),
          project: {
            completed: get(j),
            unread: [{ reason: 'gaze_lost', count: get(k) }],
            waiting: get(m),
            flagged: get(o),
            leftOut: get(p),
            pages: get(l) % 2 === 0 ? [toPage()] : [],
          },
          people,
          marks,
        });
        flow.forEach(({ count, losses }, at) => {
          expect(sum(losses)).toBe(count - (flow[at + 1]?.count ?? count));
          expect(losses.every((loss) => loss.count > 0)).toBe(true);
        });
      },
    ),
  );
});

import { createSeededRandom } from '@fovea/testkit';

export interface WrittenAnswer {
  readonly text: string;
  /** Somebody's address or number was planted in it. */
  readonly isPlanted: boolean;
}

const NAMES = ['ann.lee', 'kim_minji', 'J.Smith77', 'park-jh', 'o.brien', '민지', 'mail+shop'];
const HOSTS = ['example.com', 'naver.com', 'mail.example.co.kr', 'uni-wien.ac.at', '메일.한국'];
const PLAIN = [
  'The bright one.',
  '색이 밝아서 눈에 먼저 들어왔어요.',
  'I would pay 12,900 won, not 25,000',
  '3 of 5 people I know would buy it',
  'It looks like the one from 2019, I saw it on 2026-11-17',
  '가격이 1,250,000원이라서 비싸 보여요',
  'Look at the logo first, then at the bottle at 10:30',
  'Score: 8/10, design 9/10, price 4/10',
  '2026년 11월에 광고에서 봤습니다',
  'none',
];
const AROUND: readonly (readonly [string, string])[] = [
  ['', ''],
  ['Write to me: ', ' please'],
  ['제 연락처는 ', ' 입니다.'],
  ['I liked it (', ').'],
  ['', ' 로 연락 주세요'],
];

/** As many with an address or number as without, in a shuffled order. */
export function writeAnswers(planted: number, seed: number): WrittenAnswer[] {
  const random = createSeededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const figures = (count: number) =>
    Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
  const kinds: readonly (() => string)[] = [
    () => `${pick(NAMES)}@${pick(HOSTS)}`,
    () => `${pick(NAMES)} @ ${pick(HOSTS)}`.replace(' @ ', ' (at) '),
    () => `${pick(NAMES)}@${pick(HOSTS)}`.toUpperCase(),
    () => `${pick(NAMES)} at ${pick(HOSTS).replace('.', ' dot ')}`,
    () => `${pick(NAMES)} 골뱅이 naver.com`,
    () => `010-${figures(4)}-${figures(4)}`,
    () => `010${figures(8)}`,
    () => `+82 10 ${figures(4)} ${figures(4)}`,
    () => `02) ${figures(3)}-${figures(4)}`,
    () => `(${figures(3)}) ${figures(3)}-${figures(4)}`,
    () => `+43/${figures(3)}/${figures(7)}`,
    () => `０１０－${figures(4)}－${figures(4)}`,
  ];
  const marked = Array.from({ length: planted }, (_, i) => {
    const [before, after] = pick(AROUND);
    return { text: `${before}${kinds[i % kinds.length]?.()}${after}`, isPlanted: true };
  });
  const without = Array.from({ length: planted }, () => ({ text: pick(PLAIN), isPlanted: false }));
  return [...marked, ...without]
    .map((answer) => ({ answer, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ answer }) => answer);
}

import { CROWD_SHARES, type CrowdMember, HABITS } from '@fovea/testkit/people';
import { print } from '#harness/parts.ts';
import type { AttentionGap } from './compare-attention.ts';
import type { PlayedCrowd } from './play-crowd.ts';

/** Prints the people who were drawn, beside the shares that were wanted. */
export function printCrowd({ people, turnedAway }: PlayedCrowd): void {
  const members = [...people.map(({ member }) => member), ...turnedAway];
  const count = (isCounted: (member: CrowdMember) => boolean) => members.filter(isCounted).length;
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
  const { tablet, looksAway, badlyTracked, slowPhone } = CROWD_SHARES;
  print('');
  print(
    `people by the way they take part (drawn: ${percent(looksAway)} look away, ` +
      `${percent(badlyTracked)} badly tracked, ${percent(slowPhone)} on a slow phone)`,
  );
  for (const habit of HABITS) print(`  ${habit}: ${count((member) => member.habit === habit)}`);
  const devices = new Set(members.map(({ device }) => device.name)).size;
  const tablets = count(({ device }) => device.kind === 'tablet');
  print(`devices: ${devices} models, ${tablets} tablets (drawn: ${percent(tablet)})`);
  const rates = Map.groupBy(members, ({ person }) => Math.round(person.rateHz));
  const listed = [...rates]
    .toSorted(([a], [b]) => a - b)
    .map(([hz, own]) => `${hz} Hz ${own.length}`);
  print(`rates: ${listed.join(', ')}`);
}

/** Every region, those too small for the size rule too. */
export function printAttention(gaps: readonly AttentionGap[], errorDeg: number): void {
  print('');
  print(`attention ratios in percent; mean error ${errorDeg.toFixed(2)}°, side in mean errors`);
  const width = Math.max(...gaps.map(({ region }) => region.length));
  print(`  page  ${'region'.padEnd(width)}   side  looked  shown  records  off   rule`);
  for (const gap of gaps) {
    const cells = [
      String(gap.page + 1).padStart(4),
      ` ${gap.region.padEnd(width)}`,
      gap.sideInErrors.toFixed(2).padStart(6),
      toPoints(gap.aimed).padStart(7),
      toPoints(gap.shown).padStart(6),
      toPoints(gap.measured).padStart(8),
      toPoints(gap.measured - gap.shown).padStart(5),
      gap.isLarge ? ' meets it' : ' too small',
    ];
    print(`  ${cells.join(' ')}`);
  }
}

export function toPoints(ratio: number): string {
  return (100 * ratio).toFixed(1);
}

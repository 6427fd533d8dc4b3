import { expect, test } from 'vitest';
import { DEVICES } from '#scene/scene.ts';
import { createLivePerson } from './live-person.ts';

const A = { xMm: -20, yMm: 30 };
const B = { xMm: 20, yMm: 120 };

test('the eyes jump to a new place after the time to react', () => {
  const person = createLivePerson(1, DEVICES.phone);
  for (let tMs = 0; tMs < 500; tMs += 33) person.momentAt(tMs, A);
  const places = [500, 600, 800, 900].map((tMs) => person.momentAt(tMs, B).target);
  expect(places.map(({ yMm }) => Math.round(yMm / 30))).toEqual([1, 1, 4, 4]);
  expect(places[3]?.xMm).toBeGreaterThan(15);
});

test('a place that moves slowly is followed without a jump', () => {
  const person = createLivePerson(2, DEVICES.phone);
  for (let i = 0; i <= 60; i++) {
    const goal = { xMm: i, yMm: 50 };
    const { target } = person.momentAt(i * 33, goal);
    expect(Math.abs(target.xMm - goal.xMm)).toBeLessThan(4);
  }
});

test('the head never leaves the view', () => {
  const person = createLivePerson(3, DEVICES.phone);
  for (let tMs = 0; tMs < 60_000; tMs += 500) {
    const { head } = person.momentAt(tMs, A);
    expect(Math.hypot(head.xMm, head.yMm)).toBeLessThan(90);
    expect(head.zMm).toBeGreaterThan(250);
  }
});

import { afterEach, expect, it } from 'vitest';
import { language } from '#shared/language.ts';
import { toInvitation } from './share.ts';

const project = {
  name: 'Yuzu Spark',
  link: 'https://go.example.com/p/abcdefghijkl',
  code: 'KX472P',
  password: null,
  lengthMs: 40_000,
  device: 'mobile',
} as const;

const TYPED = 'Or open go.example.com and enter the project ID: KX4-72P';

afterEach(() => language.set('en'));

it('invites with the link, the ID to type instead and the length of this project', () => {
  const text = toInvitation(project);
  expect(text).toContain('You are invited to “Yuzu Spark”.');
  expect(text).toContain(`\n${project.link}\n${TYPED}\n\nIt takes about 2 minutes.`);
  expect(toInvitation({ ...project, lengthMs: 5 * 60_000 })).toContain('about 7 minutes');
  expect(text).not.toMatch(/[Pp]assword/);
});

it('says the password of a project that has one, below the link, in both languages', () => {
  const locked = { ...project, password: 'Sesame-4711' };
  expect(toInvitation(locked)).toContain(`\n${project.link}\n${TYPED}\nPassword: Sesame-4711\n\n`);
  language.set('ko');
  expect(toInvitation(locked)).toContain(`KX4-72P\n비밀번호: Sesame-4711\n\n2분 정도`);
});

it.each([
  ['en', 'phone', 'tablet'],
  ['ko', '휴대폰', '태블릿'],
] as const)(
  'names the device that the project is for, and no other, %s',
  (chosen, phone, tablet) => {
    language.set(chosen);
    const toPhones = toInvitation(project);
    expect(toPhones.split(phone)).toHaveLength(4);
    expect(toPhones).not.toContain(tablet);
    expect(toInvitation({ ...project, device: 'tablet' })).toBe(toPhones.replaceAll(phone, tablet));
  },
);

it('has nothing to invite to before the activation', () => {
  expect(() => toInvitation({ ...project, link: null })).toThrow(RangeError);
});

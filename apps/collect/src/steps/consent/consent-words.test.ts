import { fillText } from '@fovea/texts';
import { expect, it } from 'vitest';
import en from './consent.en.json' with { type: 'json' };
import ko from './consent.ko.json' with { type: 'json' };
import { hashWords, listWords } from './consent-words.ts';

const ASKED = {
  version: 'consent-2',
  purposes: ['gaze', 'answers'] as ('gaze' | 'answers')[],
  privacyContact: 'privacy@lab.example',
};
const NONE = { researcher: '', contact: '', consentText: '', instructions: '' };
const OWN = {
  ...NONE,
  researcher: 'Hana University',
  contact: 'lab@hana.example',
  consentText: 'The study is paid for by the city.\nYou get 5 euros.',
};
type Texts = Parameters<typeof hashWords>[0];
const toTexts = (language: 'en' | 'ko', texts: typeof en) =>
  ((key: keyof typeof en, values = {}) => fillText(language, texts[key], values)) as Texts;
const EN = toTexts('en', en);

it.each([
  ['en', EN, 'e52b83eaa4df8908ae840574a880dd14a061510bfcf123f72c5d9ea7eab3df29'],
  ['ko', toTexts('ko', ko), '050e33658d3460e88f378881bfbc47fb0bdf31c0eb936ae63d29e9906063d365'],
] as const)(
  'changing one letter of the text makes a new version: consent-2, %s',
  async (_, t, known) => {
    expect(await hashWords(t, ASKED, NONE)).toBe(known);
    const changed = ((key, values) => t(key, values).replace('18', '17')) as Texts;
    expect(await hashWords(changed, ASKED, NONE)).not.toBe(known);
  },
);

it('says in one line that video never leaves the phone, and how to stop, delete and withdraw', () => {
  const words = listWords(EN, ASKED, NONE).join('\n');
  expect(words).toContain('The video never leaves this device.');
  expect(words).toContain('I am 18 or older and I agree.');
  expect(words).toContain('a link and a QR code that nobody else has');
  expect(words).toContain('365 days');
  expect(words).not.toMatch(/[{<]/);
});

it('what the researcher adds is among the words, and another letter of it another hash', async () => {
  const words = listWords(EN, ASKED, OWN);
  expect(words).toContain(fillText('en', en.whoNamed, { researcher: OWN.researcher }));
  expect(words).not.toContain(en.who);
  expect(words.slice(-3)).toEqual([OWN.researcher, OWN.contact, OWN.consentText]);
  const known = await hashWords(EN, ASKED, OWN);
  expect(
    await hashWords(EN, ASKED, { ...OWN, consentText: OWN.consentText.replace('5', '6') }),
  ).not.toBe(known);
});

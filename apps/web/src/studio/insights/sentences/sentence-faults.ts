import type { Language } from '@fovea/contract/languages';

/** Rules that a written sentence must not break, by what is wrong. */
const RULES: Readonly<Record<string, RegExp>> = {
  'a value is missing': /[{}]|undefined|null|NaN|Infinity|“”|‘’/,
  'more digits than mean something': /\d\.\d{3,}/,
  'two spaces, or one before a stop': / {2}| [.,;]/,
  'no full stop at its end': /[^.]$/,
};

const ENGLISH: Readonly<Record<string, RegExp>> = {
  'one is many': /(?<![\d.,])1 people\b/,
  'many are one': /(?<![\d.,])(?!1 )\d[\d,]* person\b/,
  'a Korean letter outside a name': /[가-힣]/,
};

const KOREAN: Readonly<Record<string, RegExp>> = {
  'both forms of a particle': /이\(가\)|을\(를\)|은\(는\)|와\(과\)/,
  'a particle right after a name': /’[가-힣]/,
  'an English word outside a name': /[A-Za-z]{2,}/,
};

/** Words that a particle follows in our sentences, with those it may be. */
const PARTICLES = [
  ['이', '가'],
  ['은', '는'],
  ['을', '를'],
  ['과', '와'],
] as const;
const NOUNS = '영역|사람|지도|경로|일치도|절반|단계|아무|지점|화면|명|초|번';

/** Faults of a sentence, in words; names in quotes are somebody's own. */
export function listSentenceFaults(sentence: string, language: Language): string[] {
  const outside = sentence.replaceAll(/“[^”]+”/g, '“a”').replaceAll(/‘[^’]+’/g, '‘0’');
  const rules = { ...RULES, ...(language === 'ko' ? KOREAN : ENGLISH) };
  const broken = Object.entries(rules).flatMap(([name, rule]) =>
    rule.test(outside) ? [name] : [],
  );
  return language === 'ko' ? [...broken, ...listWrongParticles(outside)] : broken;
}

/** After a closed syllable 이, 은, 을, 과; after an open one 가, 는, 를, 와. A percent is read 퍼센트. */
function listWrongParticles(sentence: string): string[] {
  return PARTICLES.flatMap(([closed, open]) => {
    const pattern = new RegExp(`(${NOUNS}|%)(${closed}|${open})(?=[ .,])`, 'g');
    return [...sentence.matchAll(pattern)].flatMap(([found, noun = '', particle]) => {
      const wanted = noun !== '%' && isClosed(noun) ? closed : open;
      return particle === wanted ? [] : [`wrong particle: ${found}`];
    });
  });
}

function isClosed(word: string): boolean {
  return ((word.codePointAt(word.length - 1) ?? 0) - 0xac00) % 28 !== 0;
}

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LAYOUTS, question } from '#http/page-fields.ts';
import { LANGUAGES } from '#languages.ts';
import { LIMITS } from '#limits.ts';
import { TEMPLATE_IDS, TEMPLATES, type TemplatePage } from './templates.ts';

const questionsOf = (pages: readonly TemplatePage[]) =>
  pages.flatMap((page) => (page.kind === 'survey' ? [page.question] : []));

describe("'/project/template (create: custom, 'Preference - Wide Images', 'Preference - 1:1 & 4:5')'", () => {
  it('has these three, each in a file of its own', () => {
    expect(TEMPLATE_IDS.map((id) => TEMPLATES[id].name)).toEqual([
      'Custom',
      'Preference - Wide Images',
      'Preference - 1:1 & 4:5',
    ]);
    const files = readdirSync(new URL('.', import.meta.url)).filter((f) => f.endsWith('.json'));
    expect(files).toHaveLength(TEMPLATE_IDS.length);
  });

  it('starts empty, with stacked pictures, and with pairs and fours', () => {
    const layouts = TEMPLATE_IDS.map((id) =>
      TEMPLATES[id].pages.map((page) => (page.kind === 'image' ? page.layout : page.kind)),
    );
    expect(layouts).toEqual([[], ['stacked', 'survey'], ['sideBySide', 'grid4', 'survey']]);
  });
});

describe.each(TEMPLATE_IDS)('the template %s', (id) => {
  const { pages } = TEMPLATES[id];

  it('has no more pages than a project, of known kinds and layouts', () => {
    expect(pages.length).toBeLessThanOrEqual(LIMITS.pagesMax);
    for (const page of pages) {
      expect(['image', 'survey']).toContain(page.kind);
      if (page.kind === 'image') expect(LAYOUTS).toContain(page.layout);
    }
  });

  it('asks in every language what could be activated as it is', () => {
    expect(questionsOf(pages)).toHaveLength(id === 'custom' ? 0 : 1);
    for (const { text, choices } of questionsOf(pages)) {
      expect(choices.length).toBeGreaterThanOrEqual(LIMITS.choicesMin);
      for (const each of [text, ...choices]) {
        expect(Object.keys(each).sort()).toEqual([...LANGUAGES].sort());
        expect([each.en, each.ko].map((own) => /\p{Script=Hangul}/u.test(own))).toEqual([
          false,
          true,
        ]);
      }
      for (const language of LANGUAGES) {
        const asked = {
          kind: 'choice',
          text: text[language],
          choices: choices.map((choice) => choice[language]),
        };
        expect(question.parse(asked)).toMatchObject(asked);
        expect([asked.text, ...asked.choices]).not.toContain('');
        expect(new Set(asked.choices).size).toBe(asked.choices.length);
      }
    }
  });
});

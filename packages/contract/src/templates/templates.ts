// A template is one JSON file: the pages that a new project starts with.
import type { Layout } from '#http/page-fields.ts';
import type { Language } from '#languages.ts';
import custom from './custom.json' with { type: 'json' };
import preferenceSquare from './preference-square.json' with { type: 'json' };
import preferenceWideImages from './preference-wide-images.json' with { type: 'json' };

type Text = Readonly<Record<Language, string>>;

export type TemplatePage =
  | { readonly kind: 'image'; readonly layout: Layout }
  | {
      readonly kind: 'survey';
      readonly question: { readonly text: Text; readonly choices: readonly Text[] };
    };

export interface Template {
  readonly name: string;
  readonly pages: readonly TemplatePage[];
}

export const TEMPLATE_IDS = ['custom', 'preferenceWideImages', 'preferenceSquare'] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

export const TEMPLATES = { custom, preferenceWideImages, preferenceSquare } as Readonly<
  Record<TemplateId, Template>
>;

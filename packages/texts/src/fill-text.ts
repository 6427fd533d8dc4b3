/** Forms of a text by number, as in Intl.PluralRules. Korean needs `other` alone. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};
export type Text = string | PluralForms;
export type Values = Readonly<Record<string, string | number>>;

const NUMBERS = new Intl.NumberFormat('en-US');

/** US grouping in every language: 1,234. */
export function toNumberText(value: number): string {
  return NUMBERS.format(value);
}

/** Picks the form for `values.count` and puts the values into the {names} of a text. */
export function fillText(language: string, text: Text, values: Values = {}): string {
  return fillForm(toForm(language, text, values), values);
}

/** A text with <name>marked</name> parts, cut at its marks. */
export type RichPart = string | { readonly name: string; readonly text: string };

/** Marks are those of the text alone: what looks like one in a value stays as it was written. */
export function fillRichText(language: string, text: Text, values: Values = {}): RichPart[] {
  return splitRichText(toForm(language, text, values)).map((part) =>
    typeof part === 'string'
      ? fillForm(part, values)
      : { ...part, text: fillForm(part.text, values) },
  );
}

function toForm(language: string, text: Text, { count }: Values): string {
  if (typeof text === 'string') return text;
  if (typeof count !== 'number') throw new RangeError(`the text “${text.other}” needs count`);
  return text[new Intl.PluralRules(language).select(count)] ?? text.other;
}

function fillForm(form: string, values: Values): string {
  return form.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`the text “${form}” needs ${name}`);
    return typeof value === 'number' ? toNumberText(value) : value;
  });
}

function splitRichText(text: string): RichPart[] {
  const parts: RichPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ name: match[1] ?? '', text: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

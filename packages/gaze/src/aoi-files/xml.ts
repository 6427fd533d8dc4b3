import { AoiFileError } from './aoi-set.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Between its tags, children left out. */
  readonly text: string;
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[];
  text: string;
}

const MOST_DEPTH = 20;
const MOST_ELEMENTS = 200_000;
const NAME = '[A-Za-z_][\\w.:-]*';
const ATTRIBUTE = new RegExp(`\\s+(${NAME})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`, 'y');
const TAG_NAME = new RegExp(NAME, 'y');
const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/**
 * Elements, attributes and text: all that annotation files have. Declarations of types and entities
 * are refused, so there is nothing to expand.
 */
export function parseXml(text: string): XmlElement {
  const root: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open: OpenElement[] = [root];
  let count = 0;
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const end = next < 0 ? text.length : next;
    const parent = open.at(-1) ?? root;
    if (end > at && open.length > 1) parent.text += decode(text.slice(at, end));
    at = end;
    if (at >= text.length) break;
    if (text.startsWith('<!--', at)) at = skip(text, at, '-->');
    else if (text.startsWith('<?', at)) at = skip(text, at, '?>');
    else if (text.startsWith('<![CDATA[', at)) {
      const close = skip(text, at, ']]>');
      parent.text += text.slice(at + 9, close - 3);
      at = close;
    } else if (text.startsWith('<!', at)) throw fail('a declaration');
    else if (text.startsWith('</', at)) {
      const close = skip(text, at, '>');
      if (open.length < 2 || text.slice(at + 2, close - 1).trim() !== parent.name) {
        throw fail('tags do not match');
      }
      open.pop();
      at = close;
    } else {
      count++;
      if (count > MOST_ELEMENTS || open.length > MOST_DEPTH) throw fail('too many elements');
      const { element, end: close, isEmpty } = readTag(text, at);
      parent.children.push(element);
      if (!isEmpty) open.push(element);
      at = close;
    }
  }
  const [only, ...others] = root.children;
  if (open.length > 1 || only === undefined || others.length > 0) throw fail('no single root');
  return only;
}

function readTag(text: string, at: number) {
  TAG_NAME.lastIndex = at + 1;
  const name = TAG_NAME.exec(text)?.[0];
  if (name === undefined) throw fail('a tag without a name');
  const attributes: Record<string, string> = Object.create(null);
  let end = TAG_NAME.lastIndex;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const found = ATTRIBUTE.exec(text);
    if (found === null) break;
    end = ATTRIBUTE.lastIndex;
    attributes[found[1] as string] = decode(found[2] ?? found[3] ?? '');
  }
  while (/\s/.test(text[end] ?? '')) end++;
  const isEmpty = text.startsWith('/>', end);
  if (!isEmpty && text[end] !== '>') throw fail('a tag without an end');
  const element: OpenElement = { name, attributes, children: [], text: '' };
  return { element, end: end + (isEmpty ? 2 : 1), isEmpty };
}

function skip(text: string, at: number, end: string): number {
  const found = text.indexOf(end, at);
  if (found < 0) throw fail(`no ${end}`);
  return found + end.length;
}

function decode(text: string): string {
  return text.replace(/&(#x[\da-fA-F]{1,6}|#\d{1,7}|\w+);|&/g, (whole, name?: string) => {
    if (name === undefined) throw fail('a lone &');
    if (!name.startsWith('#')) {
      const known = ENTITIES[name];
      if (known === undefined) throw fail(`the entity ${name}`);
      return known;
    }
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    if (code > 0x10ffff || whole === '') throw fail('a letter that does not exist');
    return String.fromCodePoint(code);
  });
}

export function encodeXml(text: string): string {
  return text.replace(/[<>&"'\n\r\t]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

function fail(detail: string): AoiFileError {
  return new AoiFileError('not_readable', detail);
}

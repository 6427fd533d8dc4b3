/** A word in code style of a document, with the line it stands on. */
export interface DocWord {
  text: string;
  line: number;
}

export interface DocText {
  /** Words of inline code and of shell blocks. */
  words: DocWord[];
  /** Names after `npm run`, in code or not. */
  scripts: DocWord[];
  /** Targets of links. */
  links: DocWord[];
  /** Anchors of the headings. */
  anchors: string[];
}

/** A block without a language may hold commands too. */
const SHELL = ['', 'sh', 'bash', 'shell', 'console', 'dotenv', 'env'];

export function parseDocument(markdown: string): DocText {
  const found: DocText = { words: [], scripts: [], links: [], anchors: [] };
  let fence: { mark: string; language: string } | undefined;
  markdown.split('\n').forEach((content, index) => {
    const line = index + 1;
    addScripts(found, content, line);
    const [, mark, language = ''] = /^\s*(```+|~~~+)\s*(\w*)/.exec(content) ?? [];
    if (mark !== undefined && (fence === undefined || mark.startsWith(fence.mark))) {
      fence = fence === undefined ? { mark, language } : undefined;
      return;
    }
    if (fence !== undefined) {
      if (SHELL.includes(fence.language)) addWords(found, content, line);
      return;
    }
    for (const [, code = ''] of content.matchAll(/`([^`]+)`/g)) addWords(found, code, line);
    for (const [, text = ''] of content.matchAll(/\]\(([^)\s]+)\)/g))
      found.links.push({ text, line });
    const heading = /^#+\s+(.*)$/.exec(content)?.[1];
    if (heading !== undefined) found.anchors.push(toAnchor(heading));
  });
  return found;
}

/** Options may stand before and after `run`; `npm test` and `npm start` go without it. */
const SCRIPT =
  /\bnpm(?:\s+-\S+)*\s+(?:(?:run|run-script)(?:\s+-\S+)*\s+([\w:.-]+)|(test|start)\b)|\bnode --run[ =]([\w:.-]+)/g;

function addScripts(found: DocText, content: string, line: number): void {
  for (const [, named, short, byNode] of content.matchAll(SCRIPT)) {
    const text = (named ?? short ?? byNode ?? '').replace(/[.:]$/, '');
    found.scripts.push({ text, line });
  }
}

function addWords(found: DocText, code: string, line: number): void {
  const uncommented = code.replace(/(^|\s)#\s.*$/, '');
  for (const word of uncommented.split(/[\s;()'"]+|,(?![^{}]*[}])/)) {
    if (word !== '') found.words.push({ text: word, line });
  }
}

function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
}

/** A word in code style of a document, with the line it stands on. */
export interface DocWord {
  text: string;
  line: number;
}

export interface DocText {
  /** Words of inline code and of shell blocks. */
  words: DocWord[];
  /** Names after `npm run`, in any code. */
  scripts: DocWord[];
  /** Targets of links. */
  links: DocWord[];
  /** Anchors of the headings. */
  anchors: string[];
}

const SHELL = ['', 'sh', 'bash', 'shell', 'console', 'dotenv', 'env'];

export function parseDocument(markdown: string): DocText {
  const found: DocText = { words: [], scripts: [], links: [], anchors: [] };
  let fence: string | undefined;
  markdown.split('\n').forEach((content, index) => {
    const line = index + 1;
    const mark = /^\s*```\s*(\w*)/.exec(content);
    if (mark) {
      fence = fence === undefined ? (mark[1] ?? '') : undefined;
      return;
    }
    if (fence !== undefined) {
      addCode(found, content, line, SHELL.includes(fence) && fence !== '');
      return;
    }
    for (const [, code = ''] of content.matchAll(/`([^`]+)`/g)) addCode(found, code, line, true);
    for (const [, text = ''] of content.matchAll(/\]\(([^)\s]+)\)/g))
      found.links.push({ text, line });
    const heading = /^#+\s+(.*)$/.exec(content)?.[1];
    if (heading !== undefined) found.anchors.push(toAnchor(heading));
  });
  return found;
}

function addCode(found: DocText, code: string, line: number, withWords: boolean): void {
  for (const [, text = ''] of code.matchAll(/\bnpm (?:run )?([\w:.-]+)/g)) {
    const isScript = code.includes(`npm run ${text}`) || ['test', 'start'].includes(text);
    if (isScript) found.scripts.push({ text, line });
  }
  if (!withWords) return;
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

import { parseSync } from '@swc/core';

export interface ImportSite {
  specifier: string;
  line: number;
}

export interface ModuleText {
  imports: ImportSite[];
  /** Specifiers of `export * from`, which hides what a file offers. */
  starExports: ImportSite[];
}

/** Static, dynamic and type imports of one TypeScript file. */
export function parseImports(path: string, text: string): ModuleText {
  const module = parseSync(text, {
    syntax: 'typescript',
    tsx: path.endsWith('x'),
    target: 'es2024',
  });
  const found: { specifier: string; star: boolean }[] = [];
  visit(module.body, (node) => {
    const specifier = toSpecifier(node);
    if (specifier !== undefined) {
      found.push({ specifier, star: node.type === 'ExportAllDeclaration' });
    }
  });
  const sites = found.map(({ specifier, star }) => ({
    star,
    site: { specifier, line: findLineOf(text, specifier) },
  }));
  return {
    imports: sites.map(({ site }) => site),
    starExports: sites.filter(({ star }) => star).map(({ site }) => site),
  };
}

type Node = Record<string, unknown>;

function visit(value: unknown, report: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, report);
  else if (typeof value === 'object' && value !== null) {
    report(value as Node);
    for (const child of Object.values(value)) visit(child, report);
  }
}

function toSpecifier(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return toText(node.source);
    case 'TsImportType':
      return toText(node.argument);
    case 'CallExpression': {
      const callee = node.callee as Node;
      const first = (node.arguments as { expression: unknown }[])[0];
      return callee.type === 'Import' ? toText(first?.expression) : undefined;
    }
    default:
      return undefined;
  }
}

function toText(node: unknown): string | undefined {
  const literal = node as Node | null | undefined;
  return literal?.type === 'StringLiteral' ? String(literal.value) : undefined;
}

function findLineOf(text: string, specifier: string): number {
  const quoted = ["'", '"', '`'].map((quote) => text.indexOf(`${quote}${specifier}${quote}`));
  const at = Math.min(...quoted.filter((offset) => offset >= 0));
  return Number.isFinite(at) ? text.slice(0, at).split('\n').length : 1;
}

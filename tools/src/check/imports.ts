import { parseSync } from '@swc/core';

export interface ImportSite {
  specifier: string;
  line: number;
}

export interface ModuleText {
  imports: ImportSite[];
  /** Specifiers of `export * from`, which hides what a file offers. */
  starExports: ImportSite[];
  /** `import()` of a name that is only known when it runs, which no guard can follow. */
  hasComputedImport: boolean;
  /** Line of `...{ a, b }` inside an object literal, which only keeps names on one line. */
  spreadLiteralLine: number | undefined;
}

/** Static, dynamic and type imports of one TypeScript file, `require` among them. */
export function parseImports(path: string, text: string): ModuleText {
  const found: { specifier: string; star: boolean }[] = [];
  let hasComputedImport = false;
  let hasSpreadLiteral = false;
  visit(parseModule(path, text), (node) => {
    if (isDynamicImport(node) && toSpecifier(node) === undefined) hasComputedImport = true;
    if (node.type === 'ObjectExpression') hasSpreadLiteral ||= spreadsLiteral(node);
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
    hasComputedImport,
    spreadLiteralLine: hasSpreadLiteral ? findSpreadLine(text) : undefined,
  };
}

export type Node = Record<string, unknown>;

/** The syntax tree of a TypeScript file, for `visit`. */
export function parseModule(path: string, text: string): unknown {
  return parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' }).body;
}

export function visit(value: unknown, report: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, report);
  else if (typeof value === 'object' && value !== null) {
    report(value as Node);
    for (const child of Object.values(value)) visit(child, report);
  }
}

function spreadsLiteral({ properties }: Node): boolean {
  return (properties as Node[]).some(
    ({ type, arguments: spread }) =>
      type === 'SpreadElement' && (spread as Node).type === 'ObjectExpression',
  );
}

function toSpecifier(node: Node): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return toText(node.source);
    case 'TsImportType':
      return toText(node.argument);
    case 'TsExternalModuleReference':
      return toText(node.expression);
    case 'CallExpression': {
      const first = (node.arguments as { expression: unknown }[])[0];
      return isDynamicImport(node) || isRequire(node) ? toText(first?.expression) : undefined;
    }
    default:
      return undefined;
  }
}

function isDynamicImport({ type, callee }: Node): boolean {
  return type === 'CallExpression' && (callee as Node).type === 'Import';
}

function isRequire({ callee }: Node): boolean {
  const { type, value } = callee as Node;
  return type === 'Identifier' && value === 'require';
}

function toText(node: unknown): string | undefined {
  const literal = node as Node | null | undefined;
  if (literal?.type === 'StringLiteral') return String(literal.value);
  const quasis = literal?.type === 'TemplateLiteral' ? (literal.quasis as Node[]) : [];
  return quasis.length === 1 ? String(quasis[0]?.cooked) : undefined;
}

function findSpreadLine(text: string): number {
  return text.slice(0, text.search(/[.]{3}\s*\{/) + 1).split('\n').length;
}

function findLineOf(text: string, specifier: string): number {
  const quoted = ["'", '"', '`'].map((quote) => text.indexOf(`${quote}${specifier}${quote}`));
  const at = Math.min(...quoted.filter((offset) => offset >= 0));
  return Number.isFinite(at) ? text.slice(0, at).split('\n').length : 1;
}

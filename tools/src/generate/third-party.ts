interface Lock {
  readonly packages: Readonly<
    Record<string, { version?: string; license?: string; dev?: true; link?: true }>
  >;
}

const FOLDER = 'node_modules/';

/** THIRD-PARTY.md: every package that is part of what we run or serve, with its licence. */
export function toThirdPartyPage(lockText: string): string {
  const { packages } = JSON.parse(lockText) as Lock;
  const rows = Object.entries(packages)
    .filter(([where, { dev, link }]) => where.includes(FOLDER) && dev !== true && link !== true)
    .map(([where, { version = '', license = 'see the package' }]) => {
      const name = where.slice(where.lastIndexOf(FOLDER) + FOLDER.length);
      return `| ${name} | ${version} | ${license} |`;
    });
  return `# Parts by others

Generated from \`package-lock.json\` by \`npm run generate\`: every package that Fovea runs with or serves, without those that only build or test it. The text of each licence lies in the package, in \`node_modules\`. The model of the tracker has a [notice](packages/tracker/NOTICE.md) of its own.

| Package | Version | Licence |
|---|---|---|
${[...new Set(rows)].join('\n')}
`;
}

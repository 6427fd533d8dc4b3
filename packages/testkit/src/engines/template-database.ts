import pg from 'pg';

/**
 * Makes the database that others are copied from, unless this server has it. Two commands of a run
 * that want it at once make it once, and neither copies one that is half filled.
 */
export async function prepareTemplate(
  adminUrl: string,
  name: string,
  fill: (url: string) => Promise<void>,
): Promise<void> {
  await asAdministrator(adminUrl, async (admin) => {
    await admin.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const known = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (known.rows.length > 0) return;
    const unfinished = `unfinished_${name}`;
    await admin.query(`DROP DATABASE IF EXISTS ${unfinished} (FORCE)`);
    await admin.query(`CREATE DATABASE ${unfinished}`);
    await fill(toDatabaseUrl(adminUrl, unfinished));
    await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
}

/** Makes a database, a copy of a template if one is named, and tells its address. */
export async function createDatabase(
  adminUrl: string,
  name: string,
  template?: string,
): Promise<string> {
  // A template is small and nobody writes to it: copying its files takes half of the CPU.
  const how = template === undefined ? '' : `TEMPLATE ${template} STRATEGY FILE_COPY`;
  await asAdministrator(adminUrl, (admin) => admin.query(`CREATE DATABASE ${name} ${how}`));
  return toDatabaseUrl(adminUrl, name);
}

/** Roles go after the database that has grants of theirs. */
export async function dropDatabase(
  adminUrl: string,
  name: string,
  roles: readonly string[] = [],
): Promise<void> {
  await asAdministrator(adminUrl, async (admin) => {
    await admin.query(`DROP DATABASE IF EXISTS ${name} (FORCE)`);
    for (const role of roles) await admin.query(`DROP ROLE IF EXISTS ${role}`);
  });
}

function toDatabaseUrl(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdministrator(
  adminUrl: string,
  act: (admin: pg.Client) => Promise<unknown>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}

import pg from 'pg';

/** One connection for a while. It may be killed under us: the error reaches the next query only. */
export async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The settings without which an acknowledged row may be lost. */
export async function assertDurable(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes']) {
      const { rows } = await client.query<Record<string, string>>(`SHOW ${name}`);
      const value = rows[0]?.[name];
      if (value !== 'on') throw new Error(`${name} is ${value}, this run needs it on`);
    }
  });
}

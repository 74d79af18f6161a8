import pg from 'pg';

/** Runs one statement on a connection of its own, which may be cut at any moment. */
export async function queryOnce<Row extends object = Record<string, unknown>>(
  url: string,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

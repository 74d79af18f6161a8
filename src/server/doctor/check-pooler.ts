import pg from 'pg';
import { keepsNames } from '#platform/database/pooler.ts';
import type { Examination } from './examination.ts';
import { broken, doubtful, type Finding, reasonOf, sound } from './finding.ts';

const CONNECTS_WITHIN_MS = 5000;
/** The same role in the same database of the same running server. */
const WHERE = `SELECT concat_ws(' ', current_user, current_database(), pg_postmaster_start_time()) AS place`;

/** Whether requests through the pooler come to the same database as everything else. */
export async function checkPooler({ env }: Examination): Promise<Finding[]> {
  const { DATABASE_URL, DATABASE_POOLER_URL } = env;
  if (!DATABASE_URL || !DATABASE_POOLER_URL) return [];
  const server = await lookAt(DATABASE_URL);
  try {
    const { place, isNaming } = await lookAt(DATABASE_POOLER_URL);
    if (place === server.place)
      return [sound('Le pooler mène à la même base, sous le même rôle.'), ...namesKept(isNaming)];
    return [
      broken(
        'DATABASE_POOLER_URL ne mène pas à la base de DATABASE_URL, ou pas sous le même rôle.',
        'Donnez aux deux le même nom, le même mot de passe et la même base, et à pgbouncer.ini l’adresse de ce serveur.',
      ),
    ];
  } catch (error) {
    return [
      broken(
        `Le pooler ne laisse pas passer une transaction (${reasonOf(error)}).`,
        'Comparez pgbouncer.ini à deploy/pgbouncer (pool_mode = transaction), ou retirez DATABASE_POOLER_URL.',
      ),
    ];
  }
}

function namesKept(isNaming: boolean): Finding[] {
  if (isNaming) return [];
  return [
    doubtful(
      'Le pooler ne garde pas les requêtes préparées\u202f: PostgreSQL refait chaque plan, dix fois le travail pour une liste de contacts.',
      'Installez PgBouncer 1.21 ou une version suivante, avec max_prepared_statements = 300.',
    ),
  ];
}

async function lookAt(connectionString: string): Promise<{ place: unknown; isNaming: boolean }> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECTS_WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('BEGIN');
    const { rows } = await client.query(WHERE);
    await client.query('COMMIT');
    return { place: rows[0]?.place, isNaming: await keepsNames(client) };
  } finally {
    await client.end();
  }
}

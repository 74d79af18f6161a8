import pg from 'pg';
import { listInvented, readPublicPeople } from '#desk/content/server/public-people.ts';
import { ownsSchema } from '#platform/database/application-role.ts';
import { type Database, openPostgres } from '#platform/database/client.ts';
import { requireCurrent } from '#platform/database/migrate.ts';
import { PooledDatabaseError, requireDirect } from '#platform/database/require-direct.ts';
import { opensLastingKeys } from '#platform/keys/open-keys.ts';
import { listUnfinished } from '#platform/unfinished.ts';
import { requirePrepared } from '../require-prepared.ts';
import { broken, doubtful, type Examination, type Finding, reasonOf, sound } from './finding.ts';

const CONNECTS_WITHIN_MS = 5000;
const OLDEST_SERVER = 150_000;
const NODES = 2;
/** Three pools, the queue and the listener of one node. */
const CONNECTIONS_OF_A_NODE = 30;
const CLOCKS_AGREE_WITHIN_MS = 2000;
/** Each of them keeps an acknowledged write through a crash. */
const PROMISES = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'remote_write', 'remote_apply'],
};

type Query = (statement: string) => Promise<Record<string, unknown>[]>;

/** Checks PostgreSQL as the nodes reach it: settings, clock, schema, row security, keys. Changes nothing. */
export async function checkDatabase(examination: Examination): Promise<Finding[]> {
  const { DATABASE_URL } = examination.env;
  if (!DATABASE_URL) return [];
  const client = new pg.Client({
    connectionString: DATABASE_URL,
    connectionTimeoutMillis: CONNECTS_WITHIN_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    return [
      broken(
        `La base ne répond pas (${reasonOf(error)}).`,
        'Vérifiez l’adresse et le mot de passe de DATABASE_URL, et que PostgreSQL écoute là.',
      ),
    ];
  }
  const query: Query = async (text) => (await client.query(text)).rows;
  try {
    await requireDirect(client);
    const server = [...(await serverSettings(query)), await clocks(query)];
    const schema = await schemaState(query);
    const isServable = schema.every(({ state }) => state !== 'broken');
    return [...server, ...schema, ...(isServable ? await contents(examination, DATABASE_URL) : [])];
  } catch (error) {
    if (!(error instanceof PooledDatabaseError)) throw error;
    return [broken(error.message, 'Les nœuds parlent à PostgreSQL sans intermédiaire.')];
  } finally {
    await client.end();
  }
}

async function serverSettings(query: Query): Promise<Finding[]> {
  const show = async (name: string) => String((await query(`SHOW ${name}`))[0]?.[name]);
  const version = await show('server_version');
  const findings = [
    Number(await show('server_version_num')) >= OLDEST_SERVER
      ? sound(`PostgreSQL ${version} répond.`)
      : broken(`PostgreSQL ${version} est trop ancien.`, 'Installez la version 15 ou une suivante.'),
  ];
  for (const [name, allowed] of Object.entries(PROMISES)) {
    const value = await show(name);
    if (!allowed.includes(value))
      findings.push(
        broken(
          `${name} vaut ${value} : une coupure de courant perdrait ce qui a été confirmé.`,
          `ALTER SYSTEM SET ${name} = 'on'; SELECT pg_reload_conf();`,
        ),
      );
  }
  const connections = Number(await show('max_connections'));
  if (connections < NODES * CONNECTIONS_OF_A_NODE)
    findings.push(
      doubtful(
        `max_connections vaut ${connections} : trop peu pour deux nœuds.`,
        `ALTER SYSTEM SET max_connections = 100; puis redémarrez PostgreSQL (au moins ${CONNECTIONS_OF_A_NODE} par nœud).`,
      ),
    );
  return findings;
}

/** Nodes use the clock of the database; certificates, logs and links use that of this machine. */
async function clocks(query: Query): Promise<Finding> {
  const begun = Date.now();
  const [row] = await query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS at');
  const apart = Math.abs(Number(row?.at) - (begun + Date.now()) / 2);
  const seconds = (apart / 1000).toFixed(1).replace('.', ',');
  return apart <= CLOCKS_AGREE_WITHIN_MS
    ? sound('L’horloge de la machine et celle de la base sont d’accord.')
    : broken(
        `L’horloge de la machine et celle de la base diffèrent de ${seconds} s.`,
        'Mettez les deux machines à l’heure (NTP : timedatectl set-ntp true).',
      );
}

async function schemaState(query: Query): Promise<Finding[]> {
  const prepare = 'Lancez, avec DATABASE_OWNER_URL, « node build/server-app/main.js migrate ».';
  const [found] = await query(`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`);
  if (!found?.exists) return [broken('La base est vide.', prepare)];
  try {
    await requireCurrent({ query, isShared: true });
    await requirePrepared(query);
  } catch (error) {
    return [broken(error instanceof Error ? error.message : String(error), prepare)];
  }
  const current = sound(
    'Le schéma est celui de cette version, et chaque ligne est fermée aux autres membres.',
  );
  if (!(await ownsSchema(query))) return [current];
  return [
    sound('Le schéma est celui de cette version.'),
    doubtful(
      'Le rôle de DATABASE_URL possède les tables : un intrus dans un nœud pourrait tout changer.',
      'Donnez aux nœuds un rôle à eux (décision 32), et le propriétaire à DATABASE_OWNER_URL.',
    ),
  ];
}

async function contents({ env, clock, now }: Examination, address: string): Promise<Finding[]> {
  const { background, close } = openPostgres(address);
  try {
    const missing = new Set(listUnfinished(env, [], now));
    const examples = listUnfinished(env, listInvented(await readPublicPeople(background)), now);
    const invented = examples.filter((sentence) => !missing.has(sentence));
    return [
      ...(await keys(background, env, clock)),
      ...invented.map((sentence) =>
        broken(`${sentence}.`, 'Entrez les vraies personnes au bureau, dans « Contenus ».'),
      ),
    ];
  } finally {
    await close();
  }
}

async function keys(
  db: Database,
  { AUTH_SECRET: secret, AUTH_SECRET_PREVIOUS: formerSecret }: Examination['env'],
  clock: Examination['clock'],
): Promise<Finding[]> {
  if (secret === undefined) return [];
  return (await opensLastingKeys({ db, clock, secret, formerSecret }))
    ? [sound('AUTH_SECRET ouvre les clés de la base.')]
    : [
        broken(
          'AUTH_SECRET n’est pas celui sous lequel cette base a été écrite.',
          'Donnez le précédent dans AUTH_SECRET_PREVIOUS.',
        ),
      ];
}

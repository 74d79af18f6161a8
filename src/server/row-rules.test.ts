import { globSync, readFileSync } from 'node:fs';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { pointOf } from '#lib/earth.ts';
import type { RowRule } from '#platform/database/row-policies.ts';
import { inRequest } from '#platform/request-scope.ts';
import { coaches, workshopDates } from '#server/schema.ts';
import { expectedRows } from '#testing/expected-rows.ts';
import { aMember, LYON } from '#testing/factories.ts';
import { fillTablesFor, TABLES } from '#testing/fill-tables.ts';
import { sharedApp, type TestApp } from '#testing/test-app.ts';
import { onPostgres } from '#testing/test-db.ts';
import { ACROSS_MEMBERS, ROW_RULES } from './row-rules.ts';

const RULES: [string, RowRule][] = Object.entries(ROW_RULES);

function columnsOf(rule: RowRule): string[] {
  if ('own' in rule) return [rule.own];
  if ('pair' in rule) return [...rule.pair];
  if ('searched' in rule) return [rule.searched];
  return 'shown' in rule ? [rule.shown] : [];
}

describe('the row rules', () => {
  test('cover every table, and no other', () => {
    expect(Object.keys(ROW_RULES).sort()).toEqual(TABLES.map(getTableName).sort());
  });

  test('name columns that exist', () => {
    const missing = TABLES.flatMap((table) => {
      const names = Object.values(getTableColumns(table)).map(({ name }) => name);
      const rule = RULES.find(([name]) => name === getTableName(table))?.[1];
      return rule ? columnsOf(rule).filter((column) => !names.includes(column)) : [];
    });
    expect(missing).toEqual([]);
  });

  test('mark a table as open, or have an expectation in a test below', () => {
    const open = RULES.filter(([, rule]) => 'open' in rule).map(([table]) => table);
    const expected = (['own', 'pair', 'shown', 'searched', 'closed'] as const).flatMap(expectedRows);
    expect([...open, ...expected.map(({ table }) => table)].sort()).toEqual(
      RULES.map(([table]) => table).sort(),
    );
  });

  test('can be lifted only in the listed files', () => {
    const files = globSync('src/{desk,member,identity,mechanisms,live,server}/**/*.ts').filter((path) =>
      /\bacrossMembers\(/.test(readFileSync(path, 'utf8')),
    );
    expect(files.map((path) => path.slice('src/'.length)).sort()).toEqual(Object.keys(ACROSS_MEMBERS).sort());
  });
});

/** Tables where these columns belong to no member: places, people of the team, visitors who wrote. */
const OF_NO_MEMBER = ['communes', 'coaches', 'contacts', 'members_by_cell'];

describe('a column private to one member', () => {
  const section = readFileSync('docs/privacy.md', 'utf8').split('## Columns private to one member')[1] ?? '';
  const PRIVATE = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| [\w ,]+ \| (.*) \|$/gm)].flatMap(
    ([, list = '']) => [...list.matchAll(/`(\w+)`/g)].map(([, column = '']) => column),
  );
  const found = TABLES.flatMap((table) =>
    Object.values(getTableColumns(table)).map(({ name }) => ({ table: getTableName(table), column: name })),
  );

  test('exists', () => {
    const columns = found.map(({ column }) => column);
    expect(PRIVATE.length).toBeGreaterThan(20);
    expect(PRIVATE.filter((column) => !columns.includes(column))).toEqual([]);
  });

  test('belongs to no table that another member, or a statement without a member, can read', () => {
    const open = found.filter(({ table, column }) => {
      const rule = RULES.find(([name]) => name === table)?.[1];
      return PRIVATE.includes(column) && rule && !('own' in rule || 'closed' in rule);
    });
    expect(open.filter(({ table }) => !OF_NO_MEMBER.includes(table))).toEqual([]);
  });
});

describe.runIf(onPostgres)('a statement without a WHERE, on behalf of a member', () => {
  let app: TestApp;
  let her = '';

  const asHer = <Result>(work: () => PromiseLike<Result>) =>
    inRequest({ requestId: 'x', actor: { kind: 'member', id: her } }, async () => await work());
  const readAll = async (table: string) =>
    (await app.db.execute(sql`SELECT * FROM ${sql.identifier(table)} kept ORDER BY kept::text`)).rows;
  const isHers = (columns: string[]) => (row: Record<string, unknown>) =>
    columns.some((column) => row[column] === her);

  beforeAll(async () => {
    app = await sharedApp();
    await app.reset();
    const coach = { id: 'coach', first_name: 'x', last_name: 'x', specialty: 'x', bio: 'x', email: 'x' };
    await app.db.insert(coaches).values(coach);
    await app.db.insert(workshopDates).values({ id: 'séance', workshop_id: 8, starts_at: app.clock.now() });
    const people = [];
    for (let made = 0; made < 4; made += 1) {
      const { member, client } = await app.memberBrowser();
      const [device] = await client.accounts.devices();
      people.push({ member, logIn: device?.id ?? '' });
    }
    for (const [index, { member, logIn }] of people.entries()) {
      const other = people[index < 2 ? 1 - index : 5 - index];
      if (!other) throw new Error('They are four');
      const parents = { coach: coach.id, session: 'séance', logIn };
      await fillTablesFor(app.db, { me: member, other: other.member, ...parents });
    }
    her = people[0]?.member.id ?? '';
  });

  test.each([...expectedRows('own'), ...expectedRows('pair')])(
    'reads only her rows of $table',
    async ({ table, columns }) => {
      const [all, found] = [await readAll(table), await asHer(() => readAll(table))];
      expect(all.filter(isHers(columns)).length).toBeGreaterThan(0);
      expect(all.length).toBeGreaterThan(found.length);
      expect(found).toEqual(all.filter(isHers(columns)));
    },
  );

  test.each([...expectedRows('shown'), ...expectedRows('searched')])(
    'reads the shared rows of $table',
    async ({ table }) => {
      expect(await asHer(() => readAll(table))).toEqual(await readAll(table));
    },
  );

  test.each([
    ...expectedRows('own'),
    ...expectedRows('pair'),
    ...expectedRows('shown'),
    ...expectedRows('searched'),
  ])('changes only her rows of $table', async ({ table, columns }) => {
    const all = await readAll(table);
    const hers = all.filter(isHers(columns)).length;
    expect(all.length).toBeGreaterThan(hers);
    const column = sql.identifier(columns[0] ?? '');
    const change = sql`UPDATE ${sql.identifier(table)} SET ${column} = ${column} RETURNING 1`;
    expect((await asHer(() => app.db.execute(change))).rows).toHaveLength(hers);
  });

  test.each(expectedRows('closed'))('reads nothing of $table', async ({ table }) => {
    expect(await asHer(() => readAll(table))).toEqual([]);
  });

  /** Every table and view as text, read on behalf of a member. */
  const dump = async (name: string) =>
    app.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('lueur.member', ${name}, true)`);
      const { rows } = await tx.execute<{ name: string }>(sql`
        SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v')
          AND relname <> 'communes' ORDER BY 1`);
      const texts: [string, string][] = [];
      for (const { name: table } of rows) {
        const { rows: lines } = await tx.execute<{ line: string }>(
          sql`SELECT t::text AS line FROM ${sql.identifier(table)} AS t`,
        );
        texts.push([table, lines.map(({ line }) => line).join('\n')]);
      }
      return texts;
    });

  test('finds nothing private of another member in any column of any table or view', async () => {
    const place = { ...LYON, latitude: 46.913579, longitude: 3.246813 };
    const preferences = { preferred_gender: 'homme' as const, min_age: 41, max_age: 57, max_distance: 37 };
    const other = aMember({ lastName: 'Zorglub', birthDate: '1979-07-23', commune: place, preferences });
    await app.insert(other);
    const { x } = pointOf(place);
    const PRIVATE = ['Zorglub', '1979-07-23', '46.913579', String(x), '41,57,37'];
    const tablesWith = (texts: [string, string][]) =>
      texts.flatMap(([table, text]) => (PRIVATE.some((one) => text.includes(one)) ? [table] : []));
    expect(tablesWith(await dump('*'))).toEqual([
      'all_cards',
      'all_profiles',
      'match_cards',
      'profiles',
      'search_preferences',
    ]);
    expect(tablesWith(await dump(her))).toEqual([]);
    expect(tablesWith(await dump(''))).toEqual([]);
    expect((await dump(her)).find(([table]) => table === 'people')?.[1]).toContain(other.id);
  });

  test.each([
    ...expectedRows('own'),
    ...expectedRows('pair'),
    ...expectedRows('shown'),
    ...expectedRows('closed'),
  ])('reads nothing of $table without a member', async ({ table }) => {
    const read = await app.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT set_config('lueur.member', '', true)`);
      return (await tx.execute(sql`SELECT * FROM ${sql.identifier(table)} kept ORDER BY kept::text`)).rows;
    });
    expect(read).toEqual([]);
  });

  test('cannot change another member’s address', async () => {
    const change = (whose: string) => asHer(() => app.db.execute(sql.raw(whose)));
    await expect(change(`UPDATE users SET name = name WHERE id <> '${her}'`)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/nobody else is changed/) },
    });
    await expect(change(`DELETE FROM users WHERE id <> '${her}'`)).rejects.toThrow();
    await change(`UPDATE users SET name = name WHERE id = '${her}'`);
  });

  test('cannot write as another member', async () => {
    const write = asHer(() =>
      app.db.execute(sql`INSERT INTO consents (user_id, purpose, version, text_date, text_sha256, given_at)
        SELECT id, 'terms', 'x', '2026-11-21', 'x', now() FROM users WHERE id <> ${her} LIMIT 1`),
    );
    await expect(write).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/row-level security/) },
    });
  });
});

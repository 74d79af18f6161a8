import { isContractProcedure } from '@orpc/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import '#platform/http/errors.ts';
import { contract } from './contract.ts';

const WRONG = [null, 42, 0.5, -1, 'x', '', true, [], {}, [null], [42], ['x'], { x: 1 }];
/** Words that only programmers use. */
const JARGON =
  /chaîne|objet|tableau|booléen|attendu[^e]|reçu|entrée|invalide|option|regex|motif|NaN|null|undefined|string|number|expected|received|input/i;

function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

/** Inputs that are invalid in one place each, at any depth. */
function wrongFor(schema: unknown): unknown[] {
  if (!isSchema(schema)) return [];
  const { def } = schema._zod;
  const shape: unknown = Reflect.get(def, 'shape');
  const inner = ['innerType', 'in'].map((part): unknown => Reflect.get(def, part)).find(isSchema);
  if (inner) return wrongFor(inner);
  if (typeof shape === 'object' && shape !== null) {
    const fields = Object.entries(shape);
    return [...WRONG, ...fields.flatMap(([key, field]) => wrongFor(field).map((one) => ({ [key]: one })))];
  }
  return [...WRONG, ...wrongFor(Reflect.get(def, 'element')).map((one) => [one])];
}

const inputs = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries(routes).flatMap(([name, route]) => {
    const schema: unknown = isContractProcedure(route) ? route['~orpc'].inputSchema : undefined;
    return isSchema(schema) ? [[`${feature}.${name}`, schema] as const] : [];
  }),
);

test('every route rejects a value of a wrong type in plain French', () => {
  expect(inputs.length).toBeGreaterThan(150);
  const said = inputs.flatMap(([route, schema]) =>
    wrongFor(schema).flatMap((input) => {
      const { error } = z.safeParse(schema, input);
      return (error?.issues ?? []).map(({ path, message }) => ({ route, path: path.join('.'), message }));
    }),
  );
  expect(said.length).toBeGreaterThan(3000);
  const jargon = said.filter(({ message }) => JARGON.test(message) || !/^\p{Lu}/u.test(message));
  expect([...new Map(jargon.map((one) => [one.message, one])).values()]).toEqual([]);
});

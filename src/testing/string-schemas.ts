import { isContractProcedure } from '@orpc/contract';
import type { z } from 'zod';
import { contract } from '#server/contract.ts';

/** A text field that a route accepts. */
export type TextField = { route: string; field: string; schema: z.core.$ZodType };

/** Lists every typed-text field of every route, read from the contract itself. */
export function listTextFields(): TextField[] {
  return Object.entries(contract).flatMap(([feature, routes]) =>
    Object.entries(routes).flatMap(([name, route]) => {
      if (!isContractProcedure(route)) throw new Error(`${feature}.${name} is not a route`);
      const input: unknown = route['~orpc'].inputSchema;
      return fieldsOf(input, '').map((found) => ({ ...found, route: `${feature}.${name}` }));
    }),
  );
}

/** Returns the text schemas within one, each with its transformations. */
function fieldsOf(schema: unknown, field: string): Omit<TextField, 'route'>[] {
  if (!isSchema(schema)) return [];
  if (takesText(schema)) return [{ field, schema }];
  const { def } = schema._zod;
  const parts = ['innerType', 'in', 'out', 'element', 'valueType', 'left', 'right'].map((part) => [
    field,
    Reflect.get(def, part),
  ]);
  const shape: unknown = Reflect.get(def, 'shape');
  const options: unknown = Reflect.get(def, 'options');
  const inner: [string, unknown][] = [
    ...parts.map(([, part]): [string, unknown] => [field, part]),
    ...(typeof shape === 'object' && shape !== null ? Object.entries(shape) : []),
    ...(Array.isArray(options) ? options.map((option): [string, unknown] => [field, option]) : []),
  ];
  return inner.flatMap(([name, part]) => fieldsOf(part, name));
}

function takesText(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod;
  if (def.type === 'string') return true;
  const first: unknown = def.type === 'pipe' ? Reflect.get(def, 'in') : undefined;
  return isSchema(first) && takesText(first);
}

export function isSchema(value: unknown): value is z.core.$ZodType {
  return typeof value === 'object' && value !== null && '_zod' in value;
}

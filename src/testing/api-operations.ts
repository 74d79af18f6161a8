import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import { contract } from '#server/contract.ts';
import { type Endpoint, listEndpoints } from './api-endpoints.ts';

/** A field of a body, with its schema. */
export type Field = { name: string; schema: unknown };
/** A route as described by the OpenAPI document. */
export type Operation = { endpoint: Endpoint; fields: Field[]; queries: string[]; ids: string[] };

const properties = z.object({ properties: z.record(z.string(), z.unknown()).optional() }).loose();
const described = z.object({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: properties.optional() })) })
    .optional(),
});

/** Lists every route, including staff routes, from the OpenAPI document of the contract. */
export async function listOperations(): Promise<Operation[]> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const { paths = {} } = await generator.generate(contract, { info: { title: '', version: '1' } });
  return listEndpoints().map((endpoint) => {
    const item = paths[endpoint.path];
    const operation = item && Reflect.get(item, endpoint.method.toLowerCase());
    const { parameters = [], requestBody } = described.parse(operation);
    const named = (place: string) => parameters.filter((one) => one.in === place).map(({ name }) => name);
    const [body] = Object.values(requestBody?.content ?? {});
    const fields = Object.entries(body?.schema?.properties ?? {});
    return {
      endpoint,
      fields: fields.map(([name, schema]) => ({ name, schema })),
      queries: named('query'),
      ids: named('path'),
    };
  });
}

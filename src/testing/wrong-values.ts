import { z } from 'zod';

const bounds = z
  .object({
    maxLength: z.number(),
    minLength: z.number(),
    maximum: z.number(),
    minimum: z.number(),
    maxItems: z.number(),
    enum: z.array(z.unknown()),
  })
  .partial()
  .loose();

/** Returns, as JSON text, values just outside a field's schema, and values missing from its enumeration. */
export function wrongValuesFor(schema: unknown): string[] {
  const { data } = bounds.safeParse(schema);
  if (!data) return [];
  const { maxLength, minLength, maximum, minimum, maxItems, enum: values } = data;
  return [
    ...(maxLength === undefined ? [] : [`"${'é'.repeat(maxLength + 1)}"`]),
    ...(minLength ? [`"${'e'.repeat(minLength - 1)}"`] : []),
    ...(maximum === undefined ? [] : [String(maximum + 1), String(maximum - 0.5)]),
    ...(minimum === undefined ? [] : [String(minimum - 1)]),
    ...(maxItems === undefined ? [] : [JSON.stringify(Array(maxItems + 1).fill('a'))]),
    ...(values ? [`"${String(values[0])} "`, `"${String(values[0]).toUpperCase()}"`] : []),
  ];
}

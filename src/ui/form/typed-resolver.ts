import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/**
 * Validates a form by its schema, with the current values of its text fields: some password managers set them without
 * any event, so the form never hears of them.
 */
export function typedResolver<Typed extends FieldValues, Answers>(
  schema: z.ZodType<Answers, Typed>,
): Resolver<Typed, unknown, Answers> {
  const check = zodResolver(schema);
  return (values, context, options) =>
    check({ ...values, ...standingIn(options.fields, values) }, context, options);
}

type Fields = Parameters<Resolver>[2]['fields'];

function standingIn(fields: Fields, values: FieldValues): Record<string, string> {
  const standing: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    // An unregistered field leaves its name behind.
    if (!field) continue;
    const { ref } = field;
    const known = values[name];
    // An empty, untouched field stays undefined: its schema may distinguish the two.
    if (isTextField(ref) && (typeof known === 'string' || (known === undefined && ref.value)))
      standing[name] = ref.value;
  }
  return standing;
}

const TEXT_TYPES = ['text', 'email', 'password', 'tel', 'search', 'url'];

function isTextField(ref: unknown): ref is HTMLInputElement | HTMLTextAreaElement {
  if (ref instanceof HTMLTextAreaElement) return ref.isConnected && !ref.disabled;
  return ref instanceof HTMLInputElement && TEXT_TYPES.includes(ref.type) && ref.isConnected && !ref.disabled;
}

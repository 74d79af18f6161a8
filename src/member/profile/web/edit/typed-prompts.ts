import { z } from 'zod';
import { answeredPrompts } from '../../contract.ts';

/** `prompt` is an empty string until one is chosen. */
export const typedPrompts = z
  .object({ prompts: z.array(z.object({ prompt: z.string(), answer: z.string() })) })
  .pipe(z.object({ prompts: answeredPrompts }));
export type TypedPrompts = z.input<typeof typedPrompts>;
export type CheckedPrompts = z.output<typeof typedPrompts>;

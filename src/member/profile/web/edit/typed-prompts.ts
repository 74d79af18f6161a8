import { z } from 'zod';
import { answeredPrompts } from '#member/prompts/contract.ts';

/** Before a beginning is chosen it is an empty string. */
export const typedPrompts = z
  .object({ prompts: z.array(z.object({ prompt: z.string(), answer: z.string() })) })
  .pipe(z.object({ prompts: answeredPrompts }));
export type TypedPrompts = z.input<typeof typedPrompts>;
export type CheckedPrompts = z.output<typeof typedPrompts>;

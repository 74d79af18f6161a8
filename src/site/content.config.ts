import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const legal = defineCollection({
  loader: glob({ base: 'content/legal', pattern: '*.md' }),
  schema: z.strictObject({ title: z.string(), description: z.string() }),
});

export const collections = { legal };

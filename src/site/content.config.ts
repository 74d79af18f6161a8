import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { ARTICLE_FORMATS, BLOG_TOPICS } from './blog/topics.ts';

const blog = defineCollection({
  loader: glob({ base: 'content/blog', pattern: '*.md' }),
  schema: z.strictObject({
    id: z.int().positive(),
    title: z.string(),
    excerpt: z.string(),
    date: z.date(),
    updated: z.date(),
    topic: z.enum(BLOG_TOPICS),
    format: z.enum(ARTICLE_FORMATS),
  }),
});

const legal = defineCollection({
  loader: glob({ base: 'content/legal', pattern: '*.md' }),
  schema: z.strictObject({ title: z.string(), description: z.string() }),
});

export const collections = { blog, legal };

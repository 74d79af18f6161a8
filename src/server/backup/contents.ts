import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** Of the archive itself; one that this release does not know is refused. */
export const FORMAT = 1;

/** The first file of a backup: whether it fits the place where it is to be restored. */
export const ABOUT = 'about.json';
export const about = z.object({
  format: z.literal(FORMAT),
  /** When it began. */
  begunAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** Major version of PostgreSQL: 18 for the embedded one. */
  version: z.int(),
  /** When the last migration that it has seen was written, in ms. */
  migration: z.int(),
  /** What stands for the `AUTH_SECRET` of the site; absent where whoever made the backup did not know it. */
  secret: z.string().optional(),
});
export type About = z.infer<typeof about>;

/** The last file of a backup: what all the others must add up to. */
export const MANIFEST = 'manifest.json';
const part = z.object({ files: z.int(), bytes: z.int(), sha256: z.string() });
export const manifest = z.object({
  /** The one moment of which the whole is. */
  moment: z.iso.datetime(),
  parts: z.record(z.string(), part),
  /** How many rows each table has. */
  rows: z.record(z.string(), z.int()),
  /** Photos that were taken into the archive and whose rows were gone at its moment. */
  removed: z.array(z.string()),
  /** Photos that a row leads to and of which no file was found. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

/** Folders of the archive. */
export const PHOTOS = 'photos';
export const DATABASE = 'database';
/** The key that the first start made, where `AUTH_SECRET` is not set. */
export const SECRET = 'secret';

/** @throws Refusal when it is not what this release writes */
export function parseFile<Shape extends z.ZodType>(shape: Shape, text: string): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new Refusal('Ce fichier n’est pas une sauvegarde que cette version de Lueur sait lire.');
  }
}

import { z } from 'zod';
import { CommandRefusal } from '../run-command.ts';

/** Version of the archive format; unknown versions are rejected. */
export const FORMAT = 1;

/** The first file of a backup: facts that decide whether it fits its target. */
export const ABOUT = 'about.json';
export const about = z.object({
  format: z.literal(FORMAT),
  begunAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** Major version of PostgreSQL: 18 for the embedded one. */
  version: z.int(),
  /** Timestamp of the last applied migration, in ms. */
  migration: z.int(),
  /** Fingerprint of the site's `AUTH_SECRET`; absent where the backup process did not know it. */
  secret: z.string().optional(),
});
export type About = z.infer<typeof about>;

export const MANIFEST = 'manifest.json';
const part = z.object({ files: z.int(), bytes: z.int(), sha256: z.string() });
export const manifest = z.object({
  moment: z.iso.datetime(),
  parts: z.record(z.string(), part),
  rows: z.record(z.string(), z.int()),
  /** Photos in the archive whose rows were gone at the snapshot. */
  removed: z.array(z.string()),
  /** Photos with a row but without a file. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;

export const PHOTOS = 'photos';
export const DATABASE = 'database';
/** The secret generated at the first start, where `AUTH_SECRET` is not set. */
export const SECRET = 'secret';

/** @throws Refusal when the format is not the one that this release writes */
export function parseFile<Shape extends z.ZodType>(shape: Shape, text: string): z.infer<Shape> {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new CommandRefusal('Ce fichier n’est pas une sauvegarde que cette version de Lueur sait lire.');
  }
}

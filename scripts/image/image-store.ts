import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { run } from '../run.ts';

const DETAILS = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Env: z.array(z.string()),
      Entrypoint: z.array(z.string()).nullish(),
      Cmd: z.array(z.string()),
      WorkingDir: z.string(),
      StopSignal: z.string().optional(),
      Healthcheck: z.object({ Test: z.array(z.string()) }).optional(),
    }),
  }),
});
const IMAGES = z.array(z.object({ names: z.array(z.string()).nullish(), size: z.string() }));
const UNITS: Record<string, number> = { KB: 1e-3, MB: 1, GB: 1000 };

export type ImageConfig = z.infer<typeof DETAILS>['Docker']['config'];

/** Images and containers of buildah in a folder of their own: what the machine has is not touched. */
export class ImageStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** @returns what the command printed on standard output, or all that it printed */
  async buildah(args: readonly string[], output: 'stdout' | 'both' = 'stdout'): Promise<string> {
    const storage = ['--root', join(this.folder, 'storage'), '--runroot', join(this.folder, 'run')];
    const printed = await run('buildah', [...storage, '--storage-driver', 'overlay', ...args], {
      quiet: true,
      output,
    });
    return printed.trim();
  }

  async has(image: string): Promise<boolean> {
    const images = IMAGES.parse(JSON.parse(await this.buildah(['images', '--json'])));
    // Under the name that short ones stand for on this machine.
    return images.some(({ names }) => names?.some((name) => name.endsWith(`/${image}`)));
  }

  async configOf(image: string): Promise<ImageConfig> {
    return DETAILS.parse(JSON.parse(await this.buildah(['inspect', '--type', 'image', image]))).Docker.config;
  }

  /** Of all its layers, in millions of bytes. */
  async sizeOf(image: string): Promise<number> {
    const images = IMAGES.parse(JSON.parse(await this.buildah(['images', '--json', image])));
    const [, amount, unit = ''] = /^([\d.]+) ([KMG]B)$/.exec(images[0]?.size ?? '') ?? [];
    const megabytes = Number(amount) * (UNITS[unit] ?? Number.NaN);
    if (Number.isNaN(megabytes)) throw new Error(`buildah says no size of ${image}`);
    return megabytes;
  }

  /** @returns the folder in which the files of a new container of that image are */
  async mount(image: string): Promise<{ container: string; root: string }> {
    const container = await this.buildah(['from', '--pull-never', image]);
    return { container, root: await this.buildah(['mount', container]) };
  }

  /** Lets go of its containers; the images stay in the folder. */
  async close(): Promise<void> {
    await this.buildah(['rm', '--all']);
    const mounted = readFileSync('/proc/self/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[1] ?? '')
      .filter((place) => place.startsWith(`${this.folder}/`));
    for (const place of mounted.reverse()) spawnSync('umount', [place]);
  }
}

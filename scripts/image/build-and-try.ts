import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { add, type Count, none } from '../checks.ts';
import { CommandError } from '../run.ts';
import { Steps } from '../steps.ts';
import { makeBaseImages } from './base-images.ts';
import { BACKUP_IMAGE, BUILD_LOG, buildImages, NODE_IMAGE } from './build-image.ts';
import { type BuiltImage, readCount, writeCount, writeImages } from './handed-over.ts';
import { ImageStore } from './image-store.ts';
import { runIsolated } from './own-namespaces.ts';

/**
 * Builds the images of deploy/docker without a registry of images, and tries them as the compose file runs them.
 * @param kept folder for the images; without one nothing stays
 */
export async function buildAndTry(kept?: string): Promise<Count> {
  const steps = new Steps();
  const scratch = mkdtempSync(join(tmpdir(), 'lueur-image-'));
  // PostgreSQL, which is not root, reads a file in it.
  chmodSync(scratch, 0o711);
  const store = new ImageStore(kept ? resolve(kept) : join(scratch, 'store'));
  try {
    const isBuilt = (await makeBaseImages(steps, store)) && (await build(steps, store));
    return add(steps.count, isBuilt ? await tryImages(store, scratch) : none);
  } finally {
    await store.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

function build(steps: Steps, store: ImageStore): Promise<boolean> {
  return steps.step('images du Dockerfile', async () => {
    await buildImages(store);
    return BUILD_LOG;
  });
}

async function tryImages(store: ImageStore, scratch: string): Promise<Count> {
  const built = [await readBuilt(store, NODE_IMAGE), await readBuilt(store, BACKUP_IMAGE)];
  writeImages(scratch, Object.fromEntries(built));
  // Tries that end before their end have failed.
  writeCount(scratch, { ...none, failed: 1 });
  await runIsolated(scratch).catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error;
    process.stdout.write(`${error.message}\n`);
  });
  return readCount(scratch);
}

async function readBuilt(store: ImageStore, name: string): Promise<[string, BuiltImage]> {
  const { root } = await store.mount(name);
  return [name, { root, config: await store.configOf(name), megabytes: await store.sizeOf(name) }];
}

import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Env } from './env.ts';

/** The probability of each of five kinds, from 0 to 1; they sum to 1. */
export type PhotoScores = { porn: number; sexy: number; hentai: number; neutral: number; drawing: number };

export type LookRequest = { id: number; jpeg: Uint8Array };
export type LookAnswer = { id: number; scores?: PhotoScores; failure?: string };

/** A local model that classifies pictures in a worker: no picture leaves the machine. */
export type PhotoModel = {
  /** @throws Error when the bytes are not a picture */
  look: (jpeg: Uint8Array) => Promise<PhotoScores>;
  rest: () => Promise<void>;
};

const MEMORY_NEEDED = 2 * 1024 ** 3;
/** After this long without a photo, the 200 MB of the model are freed. */
const IDLE_MS = 60_000;

/** The packages are optional (`npm run photo-model`), and so is the folder in a container. */
const PACKAGE = join('node_modules', 'nsfwjs', 'package.json');
const WORKER = join('photo-model', 'worker.ts');

/** Whether photos are classified: as configured, otherwise where the model is installed and memory suffices. */
export function wantsPhotoModel(
  { PHOTO_MODEL, NODE_ENV }: Pick<Env, 'PHOTO_MODEL' | 'NODE_ENV'>,
  isInstalled = hasPhotoModel(),
): boolean {
  if (PHOTO_MODEL !== undefined) return PHOTO_MODEL === 'on';
  return NODE_ENV !== 'test' && isInstalled && memoryOfMachine() >= MEMORY_NEEDED;
}

export function listMissingPhotoModel(
  { PHOTO_MODEL }: Pick<Env, 'PHOTO_MODEL'>,
  isInstalled = hasPhotoModel(),
): string[] {
  if (PHOTO_MODEL !== 'on' || isInstalled) return [];
  return [
    'PHOTO_MODEL=on demande un modèle qui n’est pas installé\u202f: «\u202fnpm run photo-model\u202f» l’ajoute',
  ];
}

export function hasPhotoModel(): boolean {
  return existsSync(PACKAGE) && existsSync(WORKER);
}

/** In bytes; the limit of the container, if there is one. */
export function memoryOfMachine(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
}

function startWorker(): Worker {
  const worker = new Worker(join(process.cwd(), WORKER));
  // The worker must not keep the process alive.
  worker.unref();
  return worker;
}

type Waiting = { resolve: (scores: PhotoScores) => void; reject: (error: Error) => void };

export function createPhotoModel({ idleMs = IDLE_MS } = {}): PhotoModel {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let asked = 0;
  const waiting = new Map<number, Waiting>();

  async function rest(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  function fail(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    worker = undefined;
  }

  function begin(): Worker {
    const begun = startWorker();
    begun.on('message', ({ id, scores, failure }: LookAnswer) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (scores) one?.resolve(scores);
      else one?.reject(new Error(failure));
      if (waiting.size === 0) idle = setTimeout(() => void rest(), idleMs).unref();
    });
    begun.on('error', fail);
    begun.on('exit', () => {
      if (worker === begun) fail(new Error('The photo model has ended'));
    });
    return begun;
  }

  return {
    rest,
    look(jpeg) {
      clearTimeout(idle);
      worker ??= begin();
      const id = ++asked;
      const answered = new Promise<PhotoScores>((resolve, reject) => waiting.set(id, { resolve, reject }));
      worker.postMessage({ id, jpeg } satisfies LookRequest);
      return answered;
    },
  };
}

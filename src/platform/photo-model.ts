import { existsSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Env } from './env.ts';

/** How likely a picture is each of five kinds, from 0 to 1 and together 1. */
export type PhotoScores = { porn: number; sexy: number; hentai: number; neutral: number; drawing: number };

export type LookRequest = { id: number; jpeg: Uint8Array };
export type LookAnswer = { id: number; scores?: PhotoScores; failure?: string };

/** A model of this machine that looks at pictures, in a worker of its own: nothing is sent anywhere. */
export type PhotoModel = {
  /** @throws Error for what is no picture */
  look: (jpeg: Uint8Array) => Promise<PhotoScores>;
  /** Ends the worker; the next look begins another. */
  rest: () => Promise<void>;
};

const MEMORY_NEEDED = 2 * 1024 ** 3;
/** Nobody’s photo for so long, and the 200 MB of the model are given back. */
const IDLE_MS = 60_000;

/** The packages are an operator's choice (`npm run photo-model`), and so is the folder in a container. */
const PACKAGE = join('node_modules', 'nsfwjs', 'package.json');
const WORKER = join('photo-model', 'worker.ts');

/** Whether photos are looked at: as configured, otherwise where the model is installed and there is memory enough. */
export function wantsPhotoModel(
  { PHOTO_MODEL, NODE_ENV }: Pick<Env, 'PHOTO_MODEL' | 'NODE_ENV'>,
  isInstalled = hasPhotoModel(),
): boolean {
  if (PHOTO_MODEL !== undefined) return PHOTO_MODEL === 'on';
  return NODE_ENV !== 'test' && isInstalled && memoryOfMachine() >= MEMORY_NEEDED;
}

/** In words, when the model is asked for and not installed. */
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

/** In bytes; of the container, where there is one. */
export function memoryOfMachine(): number {
  return Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
}

function startWorker(): Worker {
  const worker = new Worker(join(process.cwd(), WORKER));
  // It keeps no process from ending.
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

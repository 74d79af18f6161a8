import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

export class DurableFiles extends NodeFS {
  readonly #counted: () => void;

  constructor(directory: string, counted: () => void = () => undefined) {
    super(directory);
    this.#counted = counted;
  }

  /** PGlite ignores PostgreSQL's fsync calls: its file system lacks the operation. */
  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...given);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      ({ NODEFS }: { NODEFS: object }) => this.#addTo(NODEFS),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }

  #addTo(files: object): void {
    const operations: unknown = Reflect.get(files, 'stream_ops');
    const realPath: unknown = Reflect.get(files, 'realPath');
    if (typeof operations !== 'object' || operations === null || typeof realPath !== 'function')
      throw new Error('This version of PGlite cannot be made durable');
    Reflect.set(operations, 'fsync', ({ nfd, node }: { nfd?: number; node: object }) => {
      this.#counted();
      // PGlite opens folders without a file descriptor of the machine.
      if (nfd === undefined) syncPath(String(realPath(node)));
      else fsyncSync(nfd);
      return 0;
    });
  }
}

/** Syncs everything under a folder: earlier writes were never synced. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true }))
    syncPath(join(entry.parentPath, entry.name));
  syncPath(directory);
}

function syncPath(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

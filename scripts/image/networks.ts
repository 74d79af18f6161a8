import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';

/** Networks of containers, as bridges of the network namespace in which this runs: it must be one of our own. */
export class Networks {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    mkdirSync(folder);
  }

  /** @param address of this side, with the length of its prefix */
  async addBridge(name: string, address: string): Promise<void> {
    await ip('link', 'add', name, 'type', 'bridge');
    await ip('address', 'add', address, 'dev', name);
    await ip('link', 'set', name, 'up');
  }

  /**
   * A network namespace for one container.
   * @param joined its address on each bridge, with the length of its prefix
   * @returns the file that stands for it
   */
  async addNamespace(name: string, joined: Readonly<Record<string, string>>): Promise<string> {
    const file = join(this.folder, name);
    writeFileSync(file, '');
    await run('unshare', [`--net=${file}`, 'ip', 'link', 'set', 'lo', 'up'], { quiet: true });
    for (const [bridge, address] of Object.entries(joined)) {
      const ours = `${bridge}-${name}`;
      await ip('link', 'add', ours, 'type', 'veth', 'peer', 'name', bridge, 'netns', file);
      await ip('link', 'set', ours, 'master', bridge, 'up');
      const inside = (...words: string[]) =>
        run('nsenter', [`--net=${file}`, 'ip', ...words], { quiet: true });
      await inside('address', 'add', address, 'dev', bridge);
      await inside('link', 'set', bridge, 'up');
    }
    return file;
  }
}

function ip(...words: string[]): Promise<string> {
  return run('ip', words, { quiet: true });
}

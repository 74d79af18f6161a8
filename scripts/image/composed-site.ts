import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readCompose, type Service, serviceOf } from './compose-file.ts';
import { Container } from './container.ts';
import type { ImageConfig } from './image-store.ts';
import { Networks } from './networks.ts';
import type { Mount } from './runtime-spec.ts';

/** An image whose files lie in a folder. */
export type MountedImage = { root: string; config: ImageConfig };

/** What differs from the compose file, as `docker compose run` would be told. */
type Otherwise = {
  command?: string[];
  environment?: Record<string, string>;
  /** In the place of those that the file mounts there. */
  volumes?: string[];
};

/** This side of the network « inside »: PostgreSQL answers there. */
export const INSIDE = '172.30.13.1';
const FRONT = '172.30.12.1';
const VOLUMES = 'volumes';
const HOSTS = 'hosts';
/** As the compose file names it. */
const SETTINGS = 'lueur.env';

/** The compose file, played without Docker: its commands, users, variables, secrets, volumes and addresses. */
export class ComposedSite {
  readonly compose = readCompose();
  private readonly folder: string;
  private readonly images: Readonly<Record<string, MountedImage>>;
  private readonly networks: Networks;
  private readonly containers: Container[] = [];

  constructor(folder: string, images: Readonly<Record<string, MountedImage>>) {
    this.folder = folder;
    this.images = images;
    mkdirSync(join(folder, VOLUMES), { recursive: true });
    writeFileSync(join(folder, HOSTS), `127.0.0.1 localhost\n${INSIDE} postgres\n`);
    this.networks = new Networks(join(folder, 'networks'));
  }

  async addNetworks(): Promise<void> {
    await this.networks.addBridge('inside', `${INSIDE}/24`);
    await this.networks.addBridge('front', `${FRONT}/24`);
  }

  /** What an operator writes: the secrets by their names, and lueur.env. */
  writeSettings(secrets: Readonly<Record<string, string>>, settings: Readonly<Record<string, string>>): void {
    mkdirSync(join(this.folder, 'secrets'), { mode: 0o700 });
    for (const [name, value] of Object.entries(secrets))
      writeFileSync(this.fileOf(name), value, { mode: 0o444 });
    for (const [name, value] of Object.entries(settings)) this.addSetting(name, value);
  }

  /** A line of lueur.env. */
  addSetting(name: string, value: string): void {
    appendFileSync(join(this.folder, SETTINGS), `${name}=${value}\n`);
  }

  /** @param id of the container, for a service that runs more than once */
  async start(name: string, otherwise: Otherwise = {}, id = name): Promise<Container> {
    const service = serviceOf(this.compose, name);
    const { root, config } = this.imageOf(service);
    if (!service.cap_drop.includes('ALL')) throw new Error(`${name} keeps capabilities`);
    const addresses = Object.entries(service.networks).map(([network, { ipv4_address }]) => {
      return [network, `${ipv4_address ?? `172.30.13.${10 + this.containers.length}`}/24`];
    });
    const container = new Container(id, this.folder, {
      root,
      readOnly: service.read_only,
      args: [...(config.Entrypoint ?? []), ...(otherwise.command ?? service.command ?? config.Cmd)],
      env: { ...this.variablesOf(service, config), ...otherwise.environment },
      folder: config.WorkingDir,
      user: service.user ?? config.User,
      init: service.init,
      mayGainPrivileges: !service.security_opt.includes('no-new-privileges:true'),
      tmpfs: service.tmpfs,
      mounts: this.mountsOf(service, otherwise.volumes),
      network: await this.networks.addNamespace(id, Object.fromEntries(addresses)),
    });
    this.containers.push(container);
    return container;
  }

  /** The command by which its image tells whether it is well. */
  healthCheckOf(name: string): string[] {
    const [, ...command] = this.imageOf(serviceOf(this.compose, name)).config.Healthcheck?.Test ?? [];
    return command;
  }

  /** A named volume; a new one has the content and the rights of what it covers in the image, as with Docker. */
  private volume(name: string, image: string, place: string): string {
    const folder = join(this.folder, VOLUMES, name);
    const covered = join(this.images[image]?.root ?? '', place);
    if (!existsSync(folder)) spawnSync('cp', ['--archive', covered, folder]);
    return folder;
  }

  async remove(): Promise<void> {
    await Promise.all(this.containers.map((one) => one.remove()));
  }

  private imageOf({ image }: Service): MountedImage {
    const found = this.images[image];
    if (!found) throw new Error(`There is no image ${image}`);
    return found;
  }

  private fileOf(secret: string): string {
    const file = this.compose.secrets[secret]?.file;
    if (!file) throw new Error(`The compose file has no secret ${secret}`);
    return join(this.folder, file);
  }

  private variablesOf({ env_file, environment }: Service, { Env }: ImageConfig): Record<string, string> {
    const ofImage = Object.fromEntries(Env.map((pair) => /^(.*?)=(.*)$/s.exec(pair)?.slice(1) ?? []));
    const ofFiles = env_file.map((name) => parseEnv(readFileSync(join(this.folder, name), 'utf8')));
    return Object.assign({}, ofImage, ...ofFiles, environment);
  }

  private mountsOf({ image, secrets, volumes }: Service, others: readonly string[] = []): Mount[] {
    const named = [...volumes, ...others].map((written) => {
      const [name = '', to = '', mode] = written.split(':');
      return { from: this.volume(name, image, to), to, readOnly: mode === 'ro' };
    });
    const byPlace = new Map(named.map((mount) => [mount.to, mount]));
    return [
      { from: join(this.folder, HOSTS), to: '/etc/hosts', readOnly: true },
      ...secrets.map((name) => ({ from: this.fileOf(name), to: `/run/secrets/${name}`, readOnly: true })),
      // What lies in another one comes after it.
      ...[...byPlace.values()].sort((a, b) => (a.to < b.to ? -1 : 1)),
    ];
  }
}

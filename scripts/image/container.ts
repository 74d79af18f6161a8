import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContainerPlan, toRuntimeSpec } from './runtime-spec.ts';

/** A container of crun, by the name of its service. */
export class Container {
  /** What it printed. */
  output = '';
  private readonly id: string;
  private readonly user: string;
  private readonly state: string;
  private readonly child: ChildProcess;
  private readonly ended: Promise<number>;

  /** @param folder in which its description and its state are kept */
  constructor(id: string, folder: string, plan: ContainerPlan) {
    this.id = id;
    this.user = plan.user;
    this.state = join(folder, 'crun');
    const bundle = join(folder, 'bundles', id);
    mkdirSync(bundle, { recursive: true });
    writeFileSync(join(bundle, 'config.json'), JSON.stringify(toRuntimeSpec(plan)));
    this.child = spawn('crun', [...this.options(), 'run', '--bundle', bundle, id]);
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    this.ended = new Promise((resolve) => this.child.once('close', (code) => resolve(code ?? -1)));
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Process id of its first process, as this side sees it; none until it runs. */
  get pid(): number | undefined {
    const { status, stdout } = this.crun('state', this.id);
    if (status !== 0) return undefined;
    const state: { status: string; pid: number } = JSON.parse(stdout);
    return state.status === 'running' ? state.pid : undefined;
  }

  /** Runs a command in it, as its user. */
  exec(...command: string[]): { status: number | null; output: string } {
    const { status, stdout, stderr } = this.crun('exec', '--user', this.user, this.id, ...command);
    return { status, output: `${stdout}${stderr}`.trim() };
  }

  /** @returns the exit code */
  end(): Promise<number> {
    return this.ended;
  }

  /** Asks it to end. @returns its exit code, and how long it took, in ms */
  async stop(): Promise<{ code: number; ms: number }> {
    const begun = performance.now();
    this.crun('kill', this.id, 'SIGTERM');
    const code = await this.ended;
    return { code, ms: performance.now() - begun };
  }

  /** Ends it at once, if it still runs. */
  async remove(): Promise<void> {
    this.crun('delete', '--force', this.id);
    this.child.kill('SIGKILL');
    await this.ended;
  }

  private options(): string[] {
    return ['--root', this.state, '--cgroup-manager=disabled'];
  }

  private crun(...words: string[]) {
    return spawnSync('crun', [...this.options(), ...words], { encoding: 'utf8' });
  }
}

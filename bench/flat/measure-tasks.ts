import { inspect } from 'node:util';
import { type Quantiles, quantilesOf } from '../shared/quantiles.ts';
import { say } from '../shared/say.ts';
import type { Task } from './tasks.ts';

export type Measured = { task: Task; ms: Quantiles };

/**
 * Each task as often as it says, one time after the other. The first time is not counted where there are many. One that
 * fails makes the run fail, and the others are measured all the same.
 */
export async function measureTasks(tasks: readonly Task[], members: number): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const task of tasks) {
    const times: number[] = [];
    for (let time = 0; time < task.times; time += 1) {
      await task.prepare?.(time);
      times.push(await timeOf(task, time));
    }
    const ms = quantilesOf(task.times > 5 ? times.slice(1) : times);
    say(`  ${members.toLocaleString('en')}: ${task.name}: ${ms.p50.toFixed(1)} / ${ms.p95.toFixed(1)} ms`);
    all.push({ task, ms });
  }
  return all;
}

async function timeOf(task: Task, time: number): Promise<number> {
  const begun = performance.now();
  try {
    await task.run(time);
    return performance.now() - begun;
  } catch (error) {
    say(`  ${task.name} failed: ${inspect(error)}`);
    process.exitCode = 1;
    return Number.POSITIVE_INFINITY;
  }
}

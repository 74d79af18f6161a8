// Loaded into a node before anything else: shifts its clock by a number of milliseconds, and makes it jump on demand.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const FILE = process.env.SHIFT_FILE ?? '';
const RealDate = Date;
let shift = 0;

function readShift(): void {
  shift = Number(readFileSync(FILE, 'utf8'));
}

if (FILE !== '') {
  readShift();
  process.on('SIGUSR2', readShift);
  const now = () => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) =>
      given.length === 0 ? new target(now()) : Reflect.construct(target, given, made),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}

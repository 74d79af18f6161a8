import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

export const COMPOSE_FILE = join('deploy', 'docker', 'compose.yaml');

/** Of one network, as a service joins it. */
const JOINED = z.object({ ipv4_address: z.string().optional() });
const NETWORKS = z
  .union([z.array(z.string()), z.record(z.string(), JOINED)])
  .transform((written): Record<string, z.infer<typeof JOINED>> => {
    return Array.isArray(written) ? Object.fromEntries(written.map((name) => [name, {}])) : written;
  });

const SERVICE = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  user: z.string().optional(),
  init: z.boolean().default(false),
  environment: z.record(z.string(), z.string()).default({}),
  env_file: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  stop_grace_period: z.string().optional(),
  networks: NETWORKS,
});

const COMPOSE = z.object({
  services: z.record(z.string(), SERVICE),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

export type Service = z.infer<typeof SERVICE>;

/** What the compose file says of a service; the file as a whole is held against the schema of the specification. */
export function readCompose(): z.infer<typeof COMPOSE> {
  return COMPOSE.parse(parse(readFileSync(COMPOSE_FILE, 'utf8'), { merge: true }));
}

/** @throws Error when there is no such service */
export function serviceOf(compose: z.infer<typeof COMPOSE>, name: string): Service {
  const service = compose.services[name];
  if (!service) throw new Error(`The compose file has no service ${name}`);
  return service;
}

import { runSource } from './run-source.ts';

await runSource('src/server/doctor.ts');

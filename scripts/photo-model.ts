import { runOrExit } from './run.ts';

/** `scripts/run.mjs` has installed the packages. `check` type-checks the worker. */
if (process.argv[2] === 'check') {
  await runOrExit('tsc', ['-p', 'photo-model/tsconfig.json']);
} else {
  process.stdout.write(
    'Le modèle des photos est installé\u202f: le prochain démarrage s’en sert, sauf avec PHOTO_MODEL=off.\n',
  );
}

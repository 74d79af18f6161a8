import { conclude } from './checks.ts';
import { endWithParent } from './end-with-parent.ts';
import { buildAndTry } from './image/build-and-try.ts';
import { findObstacle } from './image/machine.ts';

const WHERE_POSSIBLE = '--if-possible';

endWithParent();

/** `npm run image -- [--if-possible] [folder]`: the folder keeps the images, and the next run begins with its base images. */
const words = process.argv.slice(2);
const obstacle = findObstacle();
if (obstacle) {
  process.stdout.write(`L’image ne se fait pas sur cette machine. ${obstacle}\n`);
  process.exitCode = words.includes(WHERE_POSSIBLE) ? 0 : 1;
} else conclude(await buildAndTry(words.find((word) => word !== WHERE_POSSIBLE)));

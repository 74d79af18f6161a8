import { parentPort } from 'node:worker_threads';
import * as tf from '@tensorflow/tfjs';
import { load } from 'nsfwjs/core';
import { MobileNetV2Model } from 'nsfwjs/models/mobilenet_v2';
import sharp from 'sharp';
import type { LookAnswer, LookRequest, PhotoScores } from '../src/platform/photo-model.ts';

/** Pixels on each side of what the model looks at. */
const SIDE = 224;
const KEYS = {
  Drawing: 'drawing',
  Hentai: 'hentai',
  Neutral: 'neutral',
  Porn: 'porn',
  Sexy: 'sexy',
} as const satisfies Record<string, keyof PhotoScores>;

// The library prints a greeting when it loads, which would pollute the log.
console.info = () => undefined;
console.log = () => undefined;

const model = prepare();

async function prepare() {
  tf.enableProdMode();
  await tf.setBackend('cpu');
  // From the package itself: nothing is fetched.
  return load('MobileNetV2', { modelDefinitions: [MobileNetV2Model] });
}

async function look(jpeg: Uint8Array): Promise<PhotoScores> {
  const pixels = await sharp(jpeg)
    .resize(SIDE, SIDE, { fit: 'cover' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const image = tf.tensor3d(new Uint8Array(pixels), [SIDE, SIDE, 3], 'int32');
  try {
    const scores = { drawing: 0, hentai: 0, neutral: 0, porn: 0, sexy: 0 };
    for (const { className, probability } of await (await model).classify(image, Object.keys(KEYS).length))
      scores[KEYS[className]] = probability;
    return scores;
  } finally {
    image.dispose();
  }
}

parentPort?.on('message', ({ id, jpeg }: LookRequest) => {
  const answer = (given: Omit<LookAnswer, 'id'>) => parentPort?.postMessage({ id, ...given });
  look(jpeg).then(
    (scores) => answer({ scores }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : 'unknown' }),
  );
});

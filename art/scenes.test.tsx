import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MeetingScene } from '#ui/illustrations/meeting.tsx';
import { drawScenes } from './draw-scene.tsx';

const HERO_BYTES = 3_000;
/** How the sun starts, and nothing else. */
const SUN = '<g fill="#f4a672"><circle';

describe('the scenes of blog and pages', () => {
  it('are lit by something else than the sun in more than half of them', () => {
    const scenes = drawScenes();
    const sunny = scenes.filter(({ svg }) => svg.includes(SUN)).map(({ path }) => path);
    expect(sunny).toContain('pages/accueil.svg');
    expect(sunny.length).toBeLessThan(scenes.length / 2);
  });

  it('show people whose eyes are open, and people who laugh', () => {
    const eyes = drawScenes().map(({ svg }) => ({
      faces: svg.split('M1-3q4-4').length - 1,
      open: svg.split('M6-2v.1').length - 1,
    }));
    const faces = eyes.reduce((sum, scene) => sum + scene.faces, 0);
    const open = eyes.reduce((sum, scene) => sum + scene.open, 0);
    expect(open).toBeGreaterThan(faces / 2);
    expect(faces - open).toBeGreaterThanOrEqual(6);
  });
});

it('the first scene of the landing page weighs less than 3 kB', () => {
  expect(Buffer.byteLength(renderToStaticMarkup(<MeetingScene />))).toBeLessThan(HERO_BYTES);
});

import { expect, onTestFinished, test, vi } from 'vitest';
import { mayUseCamera } from './may-use-camera.ts';

test.each([
  ['https://lueur.example/profile?photo=camera', true],
  ['https://lueur.example/inscription/profile', true],
  ['https://lueur.example/dashboard', false],
  ['https://lueur.example/inscription/form#jeton=x', false],
])('a document loaded from %s may open the camera: %s', (name, may) => {
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);
  onTestFinished(() => entries.mockRestore());
  expect(mayUseCamera()).toBe(may);
});

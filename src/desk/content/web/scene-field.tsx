import type { ComponentProps } from 'react';
import { Illustration, SCENES } from './shared/illustration.tsx';

/** The drawings that the site has; each was made for one of its articles. */
export function SceneField({ value, input }: { value: string | undefined; input: ComponentProps<'input'> }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Image</legend>
      <div className="flex flex-wrap gap-2">
        {SCENES.map((scene) => (
          <label
            key={scene}
            className="relative block w-20 overflow-hidden rounded-field border-2 border-filet bg-lin has-checked:border-prune has-checked:ring-2 has-checked:ring-prune has-focus-visible:outline-3 has-focus-visible:outline-prune"
          >
            <input
              {...input}
              type="radio"
              value={scene}
              defaultChecked={scene === value}
              aria-label={scene.replaceAll('-', ' ')}
              className="sr-only"
            />
            <Illustration scene={scene} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

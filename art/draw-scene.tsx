import { renderToStaticMarkup } from 'react-dom/server';
import { HEIGHT, WIDTH } from './blog-scene-parts.tsx';
import { BLOG_SCENES } from './blog-scenes.tsx';
import { PAGE_SCENES } from './page-scenes.tsx';

const folders = { blog: BLOG_SCENES, pages: PAGE_SCENES };

/** Every scene as a file: its path below `content/`, and what is in it. */
export function drawScenes(): { path: string; svg: string }[] {
  return Object.entries(folders).flatMap(([folder, scenes]) =>
    Object.entries(scenes).map(([name, scene]) => ({
      path: `${folder}/${name}.svg`,
      svg: renderToStaticMarkup(
        <svg
          xmlns="http://www.w3.org/2000/svg"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          width={WIDTH}
          height={HEIGHT}
          aria-hidden="true"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          {scene()}
        </svg>,
      ).replace(/><\/(?:path|circle|ellipse|rect)>/g, '/>'),
    })),
  );
}

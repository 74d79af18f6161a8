import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { holdScripts } from '#browser/hydration/held-scripts.ts';
import { READ_FIRST } from '#browser/hydration/read-first.ts';

/**
 * Draws a static page at the build, whole and in reading order. React would otherwise put its larger parts at the end,
 * to be moved to their place by a script: they could not be read without one.
 */
export default async function drawPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await text(await render(request, context));
  headers.set('content-type', 'text/html');
  // The shell of the member area shows nothing before its scripts have run.
  const held = import.meta.env.PROD && !context.isSpaMode;
  const page = held ? holdScripts(html, isReadFirst(context) ? 'act' : 'rest') : html;
  return new Response(page, { status, headers });
}

function isReadFirst({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => routeModules[route.id]?.handle === READ_FIRST);
}

function render(request: Request, context: EntryContext): Promise<PassThrough> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(pipe(new PassThrough())),
      onError: reject,
    });
  });
}

import { renderToStaticMarkup } from 'react-dom/server';
import { OfflineDocument } from '#site/shared/offline-document.tsx';

/** @param style of the built site */
export function drawOfflinePage(style: string): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<OfflineDocument style={style} />)}`;
}

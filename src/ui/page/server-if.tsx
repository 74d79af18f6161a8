import { createElement, type ReactNode } from 'react';
import type { PageFact } from '#lib/placeholders.ts';

interface ServerIfProps {
  has?: PageFact;
  lacks?: PageFact;
  children: ReactNode;
}

/** What a page holds only where its server knows a fact, or only where it does not: `server/site/fill-page` decides. */
export function ServerIf({ has, lacks, children }: ServerIfProps) {
  return createElement('server-if', { has, lacks }, children);
}

import { createElement, type ReactNode } from 'react';
import type { PageFact } from '#lib/placeholders.ts';

interface ServerIfProps {
  has?: PageFact;
  lacks?: PageFact;
  children: ReactNode;
}

/** Content that depends on whether the server knows a fact: `server/site/fill-page` decides. */
export function ServerIf({ has, lacks, children }: ServerIfProps) {
  return createElement('server-if', { has, lacks }, children);
}

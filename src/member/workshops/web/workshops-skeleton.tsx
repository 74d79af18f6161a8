import { LoadingShapes } from '#ui/skeleton.tsx';

export function WorkshopsSkeleton() {
  return <LoadingShapes label="Chargement des webinaires…" shapes={['h-72', 'h-72', 'h-72', 'h-72']} />;
}

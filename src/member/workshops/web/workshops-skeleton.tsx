import { LoadingShapes } from '#ui/skeleton.tsx';

export function WorkshopsSkeleton() {
  return (
    <LoadingShapes
      label="Chargement des webinaires…"
      className="grid gap-3"
      shapes={['h-72 !rounded-card', 'h-72 !rounded-card', 'h-72 !rounded-card', 'h-72 !rounded-card']}
    />
  );
}

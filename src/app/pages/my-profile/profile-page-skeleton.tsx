import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { PROFILE_COLUMNS } from './profile-columns.ts';

export function ProfilePageSkeleton() {
  return (
    <Loading label="Chargement de votre profil…" className={PROFILE_COLUMNS}>
      <Skeleton className="h-112 rounded-card" />
      <div className="grid gap-6">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-56 rounded-card" />
      </div>
    </Loading>
  );
}

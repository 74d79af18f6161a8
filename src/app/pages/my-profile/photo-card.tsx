import { Eye, MapPin } from 'lucide-react';
import { useId, useState } from 'react';
import { PhotoGrid } from '#member/photos/web/photo-grid.tsx';
import type { OwnProfile } from '#member/profile/contract.ts';
import { ownAge } from '#member/profile/web/edit/own-age.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OwnPreviewDialog } from './own-preview-dialog.tsx';

export function PhotoCard({ profile }: { profile: OwnProfile }) {
  const id = useId();
  const [previewing, setPreviewing] = useState(false);
  return (
    <Card
      as="section"
      tone="lavande"
      padding="none"
      aria-labelledby={`${id}-name`}
      className="grid gap-5 p-5 sm:p-7 md:max-lg:p-5 md:sticky md:top-6 lg:top-24"
    >
      <div className="grid gap-1">
        <h2 id={`${id}-name`} className="text-h3 wrap-anywhere sm:text-2xl">
          {`${profile.first_name}, ${ownAge(profile.birth_date)} ans`}
        </h2>
        <p className="inline-flex items-center gap-1.5 text-encre-2">
          <MapPin aria-hidden="true" className="size-4.5 shrink-0 text-prune" />
          {profile.city}
        </p>
      </div>
      <PhotoGrid />
      <div className="border-t border-bord/30 pt-4">
        <Button
          variant="quiet"
          size="small"
          className="-ml-4 leading-snug whitespace-normal!"
          onClick={() => setPreviewing(true)}
        >
          <Eye aria-hidden="true" />
          <span className="text-left text-balance">Voir mon profil comme les autres le voient</span>
        </Button>
      </div>
      {previewing ? <OwnPreviewDialog profile={profile} onClose={() => setPreviewing(false)} /> : null}
    </Card>
  );
}

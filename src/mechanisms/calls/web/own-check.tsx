import { Mic } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { StreamVideo } from './stream-video.tsx';
import type { OwnMedia } from './use-own-media.ts';
import { useSoundLevel } from './use-sound-level.ts';

interface OwnCheckProps {
  media: Extract<OwnMedia, { state: 'on' }>;
  onChange: () => void;
}

export function OwnCheck({ media: { stream, kind }, onChange }: OwnCheckProps) {
  const level = useSoundLevel(stream);
  return (
    <section aria-label="Votre image et votre voix" className="grid gap-3">
      {kind === 'video' ? (
        <div className="aspect-[4/3] overflow-hidden rounded-card bg-nuit">
          <StreamVideo own stream={stream} label="Vous" />
        </div>
      ) : null}
      <div className="flex items-center gap-3 rounded-[20px] bg-lin px-4 py-3">
        <Mic aria-hidden="true" className="size-5 shrink-0 text-prune" />
        <span className="grid min-w-0 flex-1 gap-1.5">
          <span className="text-sm">Dites quelques mots{'\u202f'}: la barre bouge quand on vous entend.</span>
          <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-full border border-bord bg-carte">
            <span
              className="block h-full origin-left bg-sauge transition-transform"
              style={{ transform: `scaleX(${level})` }}
            />
          </span>
        </span>
      </div>
      <Button variant="quiet" size="small" className="justify-self-start" onClick={onChange}>
        {kind === 'video' ? 'Changer, ou garder la voix seule' : 'Changer, ou ajouter l’image'}
      </Button>
    </section>
  );
}

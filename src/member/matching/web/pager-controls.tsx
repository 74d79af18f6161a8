import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';

interface PagerControlsProps {
  place: number;
  names: readonly string[];
  onShow: (place: number) => void;
}

export function PagerControls({ place, names, onShow }: PagerControlsProps) {
  const [before, after] = [names[place - 1], names[place + 1]];
  return (
    <div className="-mr-[12px] ml-auto flex max-w-full flex-wrap items-center justify-end lg:hidden">
      <IconButton
        icon={ChevronLeft}
        label={before ? `Personne précédente\u202f: ${before}` : 'Personne précédente'}
        aria-disabled={!before}
        className="aria-disabled:opacity-35"
        onClick={() => onShow(place - 1)}
      />
      <p className="min-w-15 text-center font-semibold whitespace-nowrap tabular-nums">
        {place + 1} sur {names.length}
      </p>
      <IconButton
        icon={ChevronRight}
        label={after ? `Personne suivante\u202f: ${after}` : 'Personne suivante'}
        aria-disabled={!after}
        className="aria-disabled:opacity-35"
        onClick={() => onShow(place + 1)}
      />
    </div>
  );
}

import { Check, MapPin, Sparkles } from 'lucide-react';
import { scoreLabel } from '#member/matching/web/shared/score-chip.tsx';
import { portraitOf } from '../shared/portraits.ts';
import { EXAMPLE_PROFILE } from './landing-example-content.ts';

export function PhoneMockUp({ className }: { className?: string }) {
  const { firstName, age, place, reasons, bio, shared, others, parts, portrait } = EXAMPLE_PROFILE;
  const score = parts.love + parts.activities + parts.life;
  return (
    <figure className={className}>
      <div className="mx-auto w-full max-w-85 rounded-[48px] bg-encre p-3">
        <div className="grid gap-4 overflow-hidden rounded-[37px] bg-papier pb-5">
          <div className="relative isolate">
            <img
              src={portraitOf(portrait)}
              alt=""
              width={480}
              height={600}
              loading="lazy"
              decoding="async"
              className="aspect-[4/5] w-full bg-abricot-100 object-cover"
            />
            <span
              aria-hidden="true"
              className="absolute top-3 left-1/2 h-6 w-24 -translate-x-1/2 rounded-full bg-encre"
            />
            <div className="on-dark absolute inset-x-0 bottom-0 grid gap-1 bg-linear-to-t from-encre/90 via-encre/60 to-transparent px-5 pt-20 pb-4 text-white">
              <p className="text-sm font-semibold">Votre sélection, 1 sur 4</p>
              <p className="font-title text-2xl font-semibold">
                {firstName}, {age} ans
              </p>
              <p className="inline-flex items-center gap-1.5 text-sm">
                <MapPin aria-hidden="true" className="size-4" />
                {place}
              </p>
            </div>
          </div>
          <p className="mx-5 inline-flex max-w-full items-center gap-2 justify-self-start rounded-full bg-lavande px-4 py-1.5 text-sm font-semibold text-prune">
            <Sparkles aria-hidden="true" className="size-4" />
            {scoreLabel({ score, missing: null })}
          </p>
          <p className="px-5 font-medium">{reasons}</p>
          <p className="mx-5 border-l-4 border-abricot pl-4 font-title">{bio}</p>
          <ul className="flex flex-wrap gap-1.5 px-5 text-xs font-medium">
            {shared.map((activity) => (
              <li
                key={activity}
                className="inline-flex items-center gap-1 rounded-full border border-sauge bg-sauge-100 px-2.5 py-1 text-sauge"
              >
                <Check aria-hidden="true" className="size-3.5" />
                {activity}
              </li>
            ))}
            {others.map((activity) => (
              <li key={activity} className="rounded-full border border-filet bg-lin px-2.5 py-1">
                {activity}
              </li>
            ))}
          </ul>
          <p
            aria-hidden="true"
            className="mx-4 rounded-full bg-prune py-3 text-center text-sm font-semibold text-white"
          >
            Envoyer un message
          </p>
        </div>
      </div>
      <figcaption className="pt-3 text-center text-sm text-encre-2">Un profil d’exemple</figcaption>
    </figure>
  );
}

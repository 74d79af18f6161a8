import { Check, MapPin, Users } from 'lucide-react';
import { scoreWord } from '#features/matching/rules.ts';
import { Score, ScoreParts } from '#ui/score.tsx';
import { portraitOf } from '../shared/portraits.ts';
import { EXAMPLE_PROFILE } from './landing-example-content.ts';

/** A recommended profile as a member sees it, drawn in a phone: an example, with nothing to press. */
export function PhoneMockUp({ className }: { className?: string }) {
  const { firstName, age, city, children, bio, shared, others, parts, portrait } = EXAMPLE_PROFILE;
  const score = parts.love + parts.activities + parts.life;
  return (
    <figure className={className}>
      <div className="mx-auto w-full max-w-85 rounded-[48px] bg-encre p-3">
        <div className="grid gap-4 overflow-hidden rounded-[37px] bg-papier pb-5">
          <div className="relative grid justify-items-center bg-rosee px-5 pt-3 pb-16">
            <span aria-hidden="true" className="h-6 w-24 rounded-full bg-encre" />
            <p className="mt-3 text-sm font-semibold text-prune">Votre sélection, 1 sur 4</p>
          </div>
          <div className="-mt-17 grid justify-items-center gap-1 px-5 text-center">
            <img
              src={portraitOf(portrait)}
              alt=""
              width={112}
              height={112}
              loading="lazy"
              decoding="async"
              className="relative size-28 rounded-full border-4 border-papier bg-abricot-100 object-cover"
            />
            <p className="mt-1 font-title text-2xl font-semibold">
              {firstName}, {age} ans
            </p>
            <p className="flex flex-wrap justify-center gap-x-4 text-sm text-encre-2">
              <span className="inline-flex items-center gap-1.5">
                <MapPin aria-hidden="true" className="size-4 text-prune" />
                {city}
              </span>
              <span className="inline-flex items-center gap-1.5">
                <Users aria-hidden="true" className="size-4 text-prune" />
                {children}
              </span>
            </p>
          </div>
          <div className="mx-4 grid gap-4 rounded-[20px] bg-lavande p-4">
            <Score value={score} word={scoreWord(score)} />
            <ScoreParts
              loveProfile={parts.love}
              activities={parts.activities}
              lifeProject={parts.life}
              className="!gap-2 text-sm"
            />
          </div>
          <p className="px-5 text-sm">{bio}</p>
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

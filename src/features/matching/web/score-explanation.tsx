import { MAX_ACTIVITY_POINTS, MAX_LIFE_POINTS, MAX_LOVE_POINTS } from '../rules.ts';

const parts = [
  {
    name: 'Vos profils amoureux',
    max: MAX_LOVE_POINTS,
    what: 'liberté, fidélité, communication, tendresse, sexualité',
  },
  {
    name: 'Vos activités à partager',
    max: MAX_ACTIVITY_POINTS,
    what: 'celles que vous avez tous deux choisies',
  },
  { name: 'Vos projets de vie', max: MAX_LIFE_POINTS, what: 'lieu de vie, vie à deux, enfants' },
];

export function ScoreExplanation() {
  return (
    <div className="grid max-w-prose gap-4 pt-2 pb-3">
      <p>
        Le score est sur 100 %. Il compare vos réponses à celles de l’autre personne : plus elles se
        ressemblent, plus il est élevé.
      </p>
      <dl className="grid gap-2.5">
        {parts.map(({ name, max, what }) => (
          <div key={name} className="grid grid-cols-[3.5rem_1fr] items-baseline gap-x-3">
            <dt className="col-start-2 font-semibold">{name}</dt>
            <dd className="col-start-1 row-start-1 text-right font-title font-semibold text-prune">
              sur {max}
            </dd>
            <dd className="col-start-2 text-sm text-encre-2">{what}</dd>
          </div>
        ))}
      </dl>
      <p>
        Ce qu’il ne dit pas : le rire, la voix, la façon de se regarder. Un score modeste n’est pas un refus,
        et un beau score n’est pas une promesse. Les réponses du profil amoureux restent secrètes, les vôtres
        comme les siennes : seul le résultat se voit.
      </p>
    </div>
  );
}

import { MAX_ACTIVITY_POINTS, MAX_LIFE_POINTS, MAX_LOVE_POINTS } from '../rules.ts';
import { ScoreTelling } from './shared/score-telling.tsx';

const parts = [
  {
    name: 'Vos profils amoureux',
    max: MAX_LOVE_POINTS,
    what: 'liberté, fidélité, communication, tendresse, sexualité',
  },
  {
    name: 'Vos moments à partager',
    max: MAX_ACTIVITY_POINTS,
    what: 'les activités que vous avez choisies l’un et l’autre',
  },
  { name: 'Vos projets de vie', max: MAX_LIFE_POINTS, what: 'lieu de vie, vie à deux, enfants' },
];

export function ScoreExplanation() {
  return (
    <div className="grid max-w-prose gap-4 pt-2 pb-3">
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
        À score égal, une personne qui vous a elle aussi parmi ses quatre cette semaine passe devant, puis
        celle que vous n’avez pas encore vue, puis celle dont le profil a une photo, puis la moins proposée
        ces sept derniers jours, puis la plus proche, par tranches de 10{'\u00a0'}km. Un score plus bas ne
        passe jamais devant un score plus haut, et personne ne peut payer pour être mieux placé.
      </p>
      <ScoreTelling />
    </div>
  );
}

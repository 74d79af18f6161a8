import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';
import { ALL_IS_WELL } from '../texts.ts';

/** Without a score that calls for advice, no workshop is recommended (spec 1 §9). */
export function AllIsWell() {
  return (
    <Card padding="none">
      <div className="grid items-center sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-2">
        <div className="grid max-w-[62ch] gap-3 p-6 max-sm:order-2 sm:p-10">
          <h2>Formidable !</h2>
          <p className="text-lg">{ALL_IS_WELL.intro}</p>
        </div>
        <WalkingScene className="block h-auto w-full sm:my-8 sm:mr-10 sm:w-64 sm:rounded-[20px] lg:w-80" />
      </div>
      <div className="grid gap-6 px-6 pb-6 sm:px-10 sm:pb-10">
        <ul className="grid gap-4 md:grid-cols-3">
          {ALL_IS_WELL.ideas.map(({ title, text }) => (
            <li key={title} className="grid content-start gap-2 rounded-[20px] bg-abricot-100 p-5">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <ButtonLink to="/selection" className="justify-self-start">
          Voir mes matchs
        </ButtonLink>
      </div>
    </Card>
  );
}

import { TableForTwoScene } from '#ui/illustrations/table-for-two.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';

/** From then on the two of the scene have white hair. */
const LATER_AGE = 58;
const MIDDLE_AGE = 40;

/** People of about one’s own age. @param age nothing while it is not known */
export function AgeScene({ age }: { age: number | undefined }) {
  const className = 'block h-auto w-full';
  if (age !== undefined && age >= LATER_AGE) return <TableForTwoScene className={className} />;
  return <WalkingScene young={age === undefined || age < MIDDLE_AGE} className={className} />;
}

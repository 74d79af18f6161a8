import { TableForTwoScene } from '#ui/illustrations/table-for-two.tsx';
import { WalkingScene } from '#ui/illustrations/walking.tsx';

/** From this age on, the couple has white hair. */
const LATER_AGE = 58;
const MIDDLE_AGE = 40;

/** @param age undefined while unknown */
export function AgeScene({ age }: { age: number | undefined }) {
  const className = 'block h-auto w-full';
  if (age !== undefined && age >= LATER_AGE) return <TableForTwoScene className={className} />;
  return <WalkingScene young={age === undefined || age < MIDDLE_AGE} className={className} />;
}

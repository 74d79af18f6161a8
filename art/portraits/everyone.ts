import { GENDERS } from '#lib/gender.ts';
import { type Generation, portraitName } from '#server/demo/demo-member.ts';
import { type Look, personOf } from './look.ts';
import { MEN_MIDDLE } from './people/men-middle.ts';
import { MEN_SENIOR } from './people/men-senior.ts';
import { MEN_YOUNG } from './people/men-young.ts';
import { WOMEN_MIDDLE } from './people/women-middle.ts';
import { WOMEN_SENIOR } from './people/women-senior.ts';
import { WOMEN_YOUNG } from './people/women-young.ts';
import type { Person } from './person.ts';

const GENERATIONS: readonly Generation[] = ['jeune', 'moyen', 'senior'];
const LOOKS: Record<Person['gender'], Record<Generation, readonly Look[]>> = {
  femme: { jeune: WOMEN_YOUNG, moyen: WOMEN_MIDDLE, senior: WOMEN_SENIOR },
  homme: { jeune: MEN_YOUNG, moyen: MEN_MIDDLE, senior: MEN_SENIOR },
};

/** The invented members who have a portrait, by its name without the ending. */
export function listMembers(): [name: string, person: Person][] {
  return GENDERS.flatMap((gender) =>
    GENERATIONS.flatMap((generation) =>
      LOOKS[gender][generation].map((look, index): [string, Person] => [
        portraitName(gender, generation, index + 1).replace('.jpg', ''),
        personOf(gender, generation, look),
      ]),
    ),
  );
}

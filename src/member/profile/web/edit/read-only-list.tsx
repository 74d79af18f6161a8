import type { ReactNode } from 'react';
import type { OwnProfile } from '../../contract.ts';
import { PROFILE_FIELD_NAMES } from '../../texts.ts';
import { birthDateText, GENDER_NAMES } from './personal-words.ts';

export function ReadOnlyList({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(max(6rem,35%),1fr))] gap-x-4 gap-y-4 sm:gap-x-8">
      {children}
    </dl>
  );
}

export function ReadOnlyItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-encre-2">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The answers that never change. */
export function FixedItems({ profile }: { profile: OwnProfile }) {
  return (
    <>
      <ReadOnlyItem name="Vous êtes">{GENDER_NAMES[profile.gender]}</ReadOnlyItem>
      <ReadOnlyItem name={PROFILE_FIELD_NAMES.birth_date}>{birthDateText(profile.birth_date)}</ReadOnlyItem>
    </>
  );
}

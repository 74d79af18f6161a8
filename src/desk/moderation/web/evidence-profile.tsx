import { ofName } from '#lib/of-name.ts';
import { PROMPT_TEXTS } from '#member/profile/texts.ts';
import type { ProfileEvidence } from '#member/reports/contract.ts';
import { Blurred } from './blurred.tsx';
import { CasePhoto } from './case-photo.tsx';

interface EvidenceProfileProps {
  caseId: string;
  title: string;
  profile: ProfileEvidence;
  photos: readonly { id: string; caption: string }[];
}

export function EvidenceProfile({ caseId, title, profile, photos }: EvidenceProfileProps) {
  const { firstName, age, city, hasChildren, bio, prompts } = profile;
  return (
    <section className="grid content-start gap-3 rounded-card border border-filet bg-carte p-5">
      <h3 className="text-base font-semibold">{title}</h3>
      <p className="wrap-anywhere">
        {firstName}, {age}
        {'\u00a0'}ans, {city}
        {hasChildren ? ', a des enfants' : ''}
      </p>
      {photos.length > 0 ? (
        <ul className="grid grid-cols-3 gap-2">
          {photos.map(({ id, caption }, place) => (
            <li key={id} className="grid content-start gap-1">
              <CasePhoto
                caseId={caseId}
                photoId={id}
                alt={`Photo ${place + 1} ${ofName(firstName)}`}
                className="aspect-[4/5]"
                caption={caption}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-encre-2">Aucune photo.</p>
      )}
      {bio || prompts.length > 0 ? (
        <Blurred what={`les textes ${ofName(firstName)}`}>
          <div className="grid gap-3">
            {bio ? <p className="wrap-anywhere whitespace-pre-line">{bio}</p> : null}
            {prompts.map(({ prompt, answer }) => (
              <p key={prompt} className="wrap-anywhere">
                <span className="text-encre-2">{PROMPT_TEXTS[prompt]}</span> {answer}
              </p>
            ))}
          </div>
        </Blurred>
      ) : null}
    </section>
  );
}

import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { teamMoment } from '#browser/team-time.ts';
import { ofName } from '#lib/french-words.ts';
import { SHOWN_TEXTS } from '#member/profile/rules.ts';
import { PROMPT_TEXTS } from '#member/profile/texts.ts';
import type { MessageEvidence, ProfileEvidence } from '#member/reports/contract.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { TextLink } from '#ui/link.tsx';
import type { Evidence, OpenedCase, ToldEvidence } from '../contract.ts';
import { DECIDED_LABELS } from '../texts.ts';

/** A photo can be decided on once it is entirely visible: scroll first, so that one press suffices. */
const bringIntoView = (figure: HTMLElement | null) => figure?.scrollIntoView({ block: 'nearest' });

export function CaseEvidence({ opened }: { opened: OpenedCase }) {
  const { id, evidence, subject } = opened;
  switch (evidence.kind) {
    case 'report':
      return <ReportEvidence caseId={id} evidence={evidence} />;
    case 'photo':
      return (
        <figure ref={bringIntoView} className="grid gap-2">
          <CasePhoto
            caseId={id}
            photoId={evidence.photoId}
            alt={subject ? `La nouvelle photo ${ofName(subject.firstName)}` : 'La nouvelle photo'}
            className="aspect-[4/5] w-[min(100%,28.8rem,(100dvh_-_24rem)_*_0.8)]"
            caption={evidence.caption}
          />
        </figure>
      );
    case 'text':
      return (
        <>
          <QuotedText title={`${evidence.content}, au moment où le site l’a mis de côté`}>
            {evidence.text}
          </QuotedText>
          {evidence.current === evidence.text ? null : (
            <QuotedText title="Aujourd’hui">
              {evidence.current ?? 'Ce texte a été retiré depuis, ou ne peut pas être masqué.'}
            </QuotedText>
          )}
        </>
      );
    case 'note':
      return (
        <>
          <p>
            {evidence.author} vous écrit, à vous seuls, {teamMoment(new Date(evidence.toldAt))}
            {subject ? `, après une rencontre avec ${subject.firstName}` : ''}.
          </p>
          {evidence.notAgain ? (
            <p className="font-semibold">{evidence.author} ne souhaite pas revoir cette personne.</p>
          ) : null}
          {evidence.note ? <QuotedText title="Son mot">{evidence.note}</QuotedText> : null}
        </>
      );
    case 'appeal':
      return (
        <>
          <QuotedText title="Ce que la personne répond">{evidence.text}</QuotedText>
          <QuotedText title={`La décision\u202f: ${decidedWords(evidence)}`}>{evidence.facts}</QuotedText>
          <QuotedText title="La règle">{evidence.rule}</QuotedText>
        </>
      );
    case 'notice':
      return <NoticeEvidence evidence={evidence} />;
    case 'redress':
      return (
        <>
          <QuotedText title="Ce que répond la personne qui nous avait écrit">{evidence.text}</QuotedText>
          <p>
            La première décision{'\u202f'}: {decidedWords(evidence)}.
          </p>
          {evidence.told.kind === 'report' ? <ReportEvidence caseId={id} evidence={evidence.told} /> : null}
          {evidence.told.kind === 'notice' ? <NoticeEvidence evidence={evidence.told} /> : null}
        </>
      );
    case 'gone':
      return (
        <p className="text-encre-2">
          {opened.settledAt
            ? 'Ce dossier est traité\u202f: ses preuves ne s’ouvrent plus.'
            : 'Ce qui était à regarder a été retiré depuis. Vous pouvez classer ce dossier.'}
        </p>
      );
  }
}

function decidedWords({ decision, decidedAt, decidedBy }: Extract<Evidence, { mayJudge: boolean }>) {
  const what = decision ? DECIDED_LABELS[decision].toLowerCase() : 'inconnue';
  return `${what}, ${teamMoment(new Date(decidedAt))}${decidedBy ? `, par ${decidedBy}` : ''}`;
}

function NoticeEvidence({ evidence }: { evidence: Extract<ToldEvidence, { kind: 'notice' }> }) {
  const { number, from, matter, about, place, content, why } = evidence;
  return (
    <>
      <p>
        {number}, de {from}. {matter}.{about ? ` Ville indiquée\u202f: ${about}.` : ''}
      </p>
      <QuotedText title="Où">{place}</QuotedText>
      <QuotedText title="Quoi">{content}</QuotedText>
      <QuotedText title="Pourquoi">{why}</QuotedText>
    </>
  );
}

interface ReportEvidenceProps {
  caseId: string;
  evidence: Extract<ToldEvidence, { kind: 'report' }>;
}

function ReportEvidence({ caseId, evidence }: ReportEvidenceProps) {
  const { number, reason, profile, reporter, messages, words, photos, sealed, origin } = evidence;
  const names = {
    reported: profile?.firstName ?? 'La personne signalée',
    reporter: reporter?.firstName ?? (origin ? 'L’équipe' : 'La personne qui signale'),
  };
  return (
    <>
      <QuotedText
        title={origin ? `Ce que l’équipe a constaté (${number})` : `Ce que dit ${names.reporter} (${number})`}
      >
        {reason}
      </QuotedText>
      {origin?.kind === 'thread' ? (
        <TextLink to={`/equipe/messages/${origin.id}`}>Voir la conversation d’où vient ce constat</TextLink>
      ) : null}
      {words ? (
        <QuotedText title={`Le mot que ${names.reported} a laissé après la rencontre`}>
          {[words.sentence, words.qualities.join(', ')].filter(Boolean).join('\n')}
        </QuotedText>
      ) : null}
      {origin && messages.length === 0 ? null : (
        <EvidenceMessages
          title={
            origin
              ? 'Les derniers messages à l’équipe, scellés avec le dossier'
              : 'Leurs derniers messages, scellés avec le signalement'
          }
          messages={messages}
          names={names}
        />
      )}
      {sealed && sealed.length > 0 ? (
        <EvidenceMessages title="La conversation supprimée depuis" messages={sealed} names={names} />
      ) : null}
      <div className="grid gap-4 @4xl:grid-cols-2">
        {(['reported', 'reporter'] as const).map((part) => {
          const shown = part === 'reported' ? profile : reporter;
          return shown ? (
            <EvidenceProfile
              key={part}
              caseId={caseId}
              title={`La personne ${part === 'reported' ? 'signalée' : 'qui signale'}, à ce moment`}
              profile={shown}
              photos={photos.filter((photo) => photo.part === part)}
            />
          ) : null;
        })}
      </div>
    </>
  );
}

interface EvidenceMessagesProps {
  title: string;
  messages: readonly MessageEvidence[];
  names: { reported: string; reporter: string };
}

function EvidenceMessages({ title, messages, names }: EvidenceMessagesProps) {
  const written = messages.filter(({ automatic }) => !automatic);
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold">{title}</h3>
      {written.length === 0 ? (
        <p className="text-encre-2">Rien n’avait été écrit dans cette conversation.</p>
      ) : (
        <Blurred what={title}>
          <section
            aria-label={title}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard.
            tabIndex={0}
            className="max-h-[28rem] overflow-y-auto rounded-[20px] border border-filet bg-carte p-4"
          >
            <ol className="grid gap-3">
              {written.map(({ from, content, at }, place) => (
                <li
                  // biome-ignore lint/suspicious/noArrayIndexKey: sealed messages never change.
                  key={place}
                  className={classNames(
                    'grid max-w-[85%] gap-0.5 rounded-[18px] px-4 py-2.5',
                    from === 'reported' ? 'bg-rosee' : 'justify-self-end bg-lin',
                  )}
                >
                  <p className="flex flex-wrap gap-x-2 text-xs text-encre-2">
                    <span className="font-semibold text-encre">{names[from]}</span>
                    <time dateTime={at}>{teamMoment(new Date(at))}</time>
                  </p>
                  <p className="wrap-anywhere whitespace-pre-line">{content}</p>
                </li>
              ))}
            </ol>
          </section>
        </Blurred>
      )}
    </section>
  );
}

interface EvidenceProfileProps {
  caseId: string;
  title: string;
  profile: ProfileEvidence;
  photos: readonly { id: string; caption: string }[];
}

function EvidenceProfile({ caseId, title, profile, photos }: EvidenceProfileProps) {
  const { firstName, age, city, hasChildren, prompts } = profile;
  const texts = SHOWN_TEXTS.filter((field) => profile[field]);
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
      {texts.length + prompts.length > 0 ? (
        <Blurred what={`les textes ${ofName(firstName)}`}>
          <div className="grid gap-3">
            {texts.map((field) => (
              <p key={field} className="wrap-anywhere whitespace-pre-line">
                {profile[field]}
              </p>
            ))}
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

/** Whether the open case is grave: its evidence is then blurred. */
export const GraveCase = createContext(false);

/** One item of evidence, blurred in a grave case until pressed, then visible until the case is left. */
function Blurred({ what, children }: { what: string; children: ReactNode }) {
  const isGrave = use(GraveCase);
  const [shown, show] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!isGrave) return children;
  return (
    <div className={classNames('relative size-full', !shown && 'min-h-16 overflow-hidden rounded-[20px]')}>
      <div
        ref={box}
        tabIndex={-1}
        inert={!shown}
        className={classNames('size-full outline-none', !shown && 'blur-lg')}
      >
        {children}
      </div>
      {shown ? null : (
        <Button
          size="small"
          variant="secondary"
          className="absolute inset-0 m-auto h-fit w-fit bg-carte!"
          onClick={() => show(true)}
        >
          Voir <span className="sr-only">{what}</span>
        </Button>
      )}
    </div>
  );
}

export function showNext(): void {
  document.querySelector<HTMLElement>('[data-evidence] [inert] + button')?.click();
}

function QuotedText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-semibold wrap-anywhere">{title}</h3>
      <Blurred what={title}>
        <p className="rounded-[20px] border border-filet bg-carte p-4 wrap-anywhere whitespace-pre-line">
          {children}
        </p>
      </Blurred>
    </section>
  );
}

interface CasePhotoProps {
  caseId: string;
  photoId: string;
  alt: string;
  className?: string;
  caption?: string;
}

/** Served only to colleagues who have opened the case. */
export function CasePhoto({ caseId, photoId, alt, className, caption }: CasePhotoProps) {
  const [missing, setMissing] = useState(false);
  const address = `/api/desk/moderation/photos/${encodeURIComponent(photoId)}?case=${encodeURIComponent(caseId)}`;
  return (
    <Blurred what={alt}>
      <span className={classNames('relative block overflow-hidden rounded-[20px] bg-lin', className)}>
        {missing ? (
          <span className="absolute inset-0 grid place-items-center p-3 text-center text-xs text-encre-2">
            Cette photo n’est plus là.
          </span>
        ) : (
          <img
            src={address}
            alt={alt}
            className="size-full object-cover"
            onError={() => setMissing(true)}
            loading="lazy"
          />
        )}
      </span>
      {caption ? <span className="text-sm wrap-anywhere text-encre-2">{caption}</span> : null}
    </Blurred>
  );
}

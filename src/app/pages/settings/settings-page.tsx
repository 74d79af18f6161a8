import { ChevronLeft, ChevronRight, GraduationCap, type LucideIcon, Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { useSession } from '#browser/session/session.ts';
import { WIDE } from '#browser/use-media.ts';
import { Link, TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { AloneOnPage } from '#ui/settings-section.tsx';
import NotFoundPage from '../../layouts/not-found-page.tsx';
import { ACCOUNT_PARTS, type AccountPart, findPlace } from './places.tsx';

const COLUMNS = 'grid items-start gap-8 lg:grid-cols-[14rem_minmax(0,44rem)] lg:gap-12';

export function meta({ params }: { params: { subject?: string } }) {
  return pageMeta(findPlace(params.subject)?.title ?? 'Mon compte');
}

/** « Mon compte »: one page on wide screens; on narrow ones, a list of five places with a page each. */
export default function SettingsPage() {
  const { subject } = useParams();
  const email = useSession().member?.email ?? '';
  const place = findPlace(subject);
  if (place) return <PlacePage place={place} asked={subject} email={email} />;
  if (subject) return <NotFoundPage />;
  return <AllPlaces email={email} />;
}

function AllPlaces({ email }: { email: string }) {
  useOwnPageOnPhones();
  return (
    <div className="page-width grid gap-8 py-10 sm:py-14">
      <PageTitle intro="Ce qui touche à votre compte se décide ici, et se change quand vous voulez.">
        Mon compte
      </PageTitle>
      <div className={COLUMNS}>
        <PlaceContents />
        <div className="grid gap-5 sm:gap-6">
          <AccountPages />
          <PlaceRows />
          {/* Hidden on phones but mounted, so that a place opens at once. */}
          <div className="hidden gap-6 lg:grid">
            {ACCOUNT_PARTS.flatMap(({ subjects }) => subjects).map(({ id, Section }) => (
              <Section key={id} email={email} />
            ))}
          </div>
          <LegalTexts />
        </div>
      </div>
    </div>
  );
}

interface PlacePageProps {
  place: AccountPart;
  /** Id of the place, or of the subject to scroll to. */
  asked: string | undefined;
  email: string;
}

function PlacePage({ place: { id, title, subjects }, asked, email }: PlacePageProps) {
  const alone = subjects.length === 1;
  const [first] = subjects;
  useEffect(() => {
    if (asked && asked !== id && asked !== first.id) document.getElementById(asked)?.scrollIntoView();
  }, [asked, id, first]);
  return (
    <div className="page-width grid gap-4 py-6 sm:py-10">
      <TextLink
        to="/settings"
        bare
        className="-ml-1.5 inline-flex min-h-11 items-center gap-1 justify-self-start pr-2"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        Mon compte
      </TextLink>
      <PageTitle className="pb-2">{title}</PageTitle>
      <div className={COLUMNS}>
        <PlaceContents current={id} />
        <AloneOnPage value={alone}>
          <div className="grid min-w-0 gap-5 sm:gap-6">
            {subjects.map(({ id: subject, Section }) => (
              <Section key={subject} email={email} />
            ))}
          </div>
        </AloneOnPage>
      </div>
    </div>
  );
}

/** Redirects a section URL such as /settings#accords to its own page where sections are hidden. */
function useOwnPageOnPhones() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const subject = hash.slice(1);
    if (findPlace(subject) && !window.matchMedia(WIDE).matches)
      void navigate(`/settings/${subject}`, { replace: true });
  }, [hash, navigate]);
}

function PlaceRows() {
  return (
    <ul className="grid divide-y divide-filet overflow-hidden rounded-card border border-filet bg-carte lg:hidden">
      {ACCOUNT_PARTS.map(({ id, icon: Icon, title, hint }) => (
        <li key={id} className="@container">
          <Link
            to={`/settings/${id}`}
            className="flex min-h-18 items-center gap-4 px-4 py-3 no-underline -outline-offset-3 transition-colors hover:bg-lin"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-rosee text-prune @max-[13rem]:hidden">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <span className="grid min-w-0 flex-1">
              <span className="leading-snug font-semibold">{title} </span>
              <span className="text-sm text-encre-2">{hint}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-prune" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** @param current the place shown on its own page */
function PlaceContents({ current }: { current?: string }) {
  return (
    <nav aria-label="Sur cette page" className="sticky top-28 hidden lg:block">
      <ul className="grid border-l border-filet">
        {ACCOUNT_PARTS.map(({ id, title, subjects: [first] }) => (
          <li key={id}>
            <Link
              to={current ? `/settings/${id}` : `#${first.id}`}
              aria-current={current === id ? 'page' : undefined}
              className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pl-4 text-encre-2 no-underline transition-colors hover:border-prune hover:text-prune aria-[current]:border-prune aria-[current]:font-semibold aria-[current]:text-prune"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const PAGES: { to: string; icon: LucideIcon; title: string; text: string }[] = [
  { to: '/coaching', icon: GraduationCap, title: 'Mon coaching', text: 'Votre coach et vos ateliers' },
  { to: '/subscription', icon: Sparkles, title: 'Mon abonnement', text: 'Ce que votre adhésion comprend' },
];

function AccountPages() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {PAGES.map(({ to, icon: Icon, title, text }) => (
        <li key={to} className="@container">
          <Link
            to={to}
            className="flex h-full items-center gap-3 rounded-card border border-transparent bg-lavande p-4 no-underline transition-colors hover:border-prune"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-carte text-prune @max-[13rem]:hidden">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            <span className="grid min-w-0 flex-1">
              <span className="font-semibold">{title}</span>
              <span className="text-sm text-encre-2">{text}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-prune" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function LegalTexts() {
  return (
    <p className="flex flex-wrap gap-x-6">
      <TextLink to="/cgu" className="inline-flex min-h-11 items-center">
        Conditions générales (CGU)
      </TextLink>
      <TextLink to="/privacy" className="inline-flex min-h-11 items-center">
        Politique de confidentialité
      </TextLink>
      <TextLink to="/votre-compte" className="inline-flex min-h-11 items-center">
        Les décisions de l’équipe
      </TextLink>
    </p>
  );
}

import { ChevronRight, GraduationCap, type LucideIcon, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { TextLink } from '#ui/link.tsx';

const PAGES: { to: string; icon: LucideIcon; title: string; text: string }[] = [
  { to: '/coaching', icon: GraduationCap, title: 'Mon coaching', text: 'Votre coach et vos ateliers' },
  { to: '/subscription', icon: Sparkles, title: 'Mon abonnement', text: 'Ce que votre adhésion comprend' },
];

export function AccountPages() {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {PAGES.map(({ to, icon: Icon, title, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full items-center gap-3 rounded-card border border-transparent bg-lavande p-4 no-underline transition-colors hover:border-prune"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-full bg-carte text-prune">
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

export function LegalTexts() {
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

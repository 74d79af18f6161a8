import { TESTIMONIALS } from '../testimonials-content.ts';
import { Coaches } from './landing-coaches.tsx';
import { Invitation } from './landing-invitation.tsx';
import { Prices } from './landing-prices.tsx';
import { ProfileExample } from './landing-profile.tsx';
import { TestimonialCarousel } from './landing-testimonials.tsx';

/** What one reaches by scrolling. */
export default function LandingBelow() {
  return (
    <>
      <ProfileExample />
      <section aria-labelledby="temoignages" className="bg-rosee py-16 max-lg:mt-8 lg:py-24">
        <div className="page-width grid gap-8">
          <h2 id="temoignages" className="text-center">
            Ils ont pris leur temps
          </h2>
          <TestimonialCarousel testimonials={TESTIMONIALS} />
        </div>
      </section>
      <Coaches />
      <Prices />
      <Invitation
        title="Et si vous preniez le temps ?"
        text="Une dizaine de minutes pour vous présenter, à votre rythme. Chaque étape est enregistrée."
        to="/inscription/bienvenue"
        label="Commencer gratuitement"
      />
    </>
  );
}

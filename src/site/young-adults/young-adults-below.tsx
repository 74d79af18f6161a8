import { HowItWorks } from '../landing/landing-steps.tsx';
import { OfferBanner } from './young-adults-offer.tsx';
import { CoachAdvice, MatchingCriteria, SereneMeetings } from './young-adults-sections.tsx';
import { Voices } from './young-adults-voices.tsx';

/** What one reaches by scrolling. */
export default function YoungAdultsBelow() {
  return (
    <>
      <OfferBanner />
      <div className="h-16 lg:h-24" />
      <Voices />
      <MatchingCriteria />
      <CoachAdvice />
      <SereneMeetings />
      <div className="bg-lin lg:pb-8">
        <HowItWorks />
      </div>
      <div className="h-16 lg:h-24" />
      <OfferBanner />
      <div className="h-16 lg:h-24" />
    </>
  );
}

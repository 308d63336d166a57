import { termInWords } from '@milepost/domain/quote/term-in-words'
import { Link } from 'react-router'
import type { Results } from '../../api/price-quote'
import { offerIn } from '../../offer/offer'
import { subscriptionIn } from '../../offer/subscription'
import { paths } from '../../paths'
import { useResults } from '../../state/results-state'
import { choiceOf, termsOnOffer } from './terms-on-offer'

/** The way back to the choice of term from either of them, for those who had one (D-036). */
export function CompareTerms({ with: other }: { with: 'annual' | 'thirty-day' }) {
  const hasChoice = useResults(({ results }) => isChoice(results))
  if (!hasChoice) return null
  return (
    <p className="compare-terms">
      <Link to={paths.policySelection}>Compare with {termInWords[other]}</Link>
    </p>
  )
}

function isChoice(results: Results | undefined): boolean {
  const offer = offerIn(results, undefined)
  return offer !== undefined && choiceOf(termsOnOffer(offer, subscriptionIn(results))) === 'choose'
}

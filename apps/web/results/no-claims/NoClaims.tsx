import {
  noClaimsSection,
  SHORT_POLICY_NO_CLAIMS,
  THIRTY_DAY_NO_CLAIMS,
} from '@milepost/domain/quote/no-claims-section'
import type { Offer } from '../../offer/offer'
import { useQuote } from '../../state/quote-state'
import { Notice } from '../../ui/Notice'
import { Protection } from './Protection'
import { protectionIn } from './protection-in'

/** The discount for years without a claim: protected or not, or not earned at all (AON-01, D-162). */
export function NoClaims({ offer }: { offer: Offer }) {
  const years = useQuote((state) => state.answers.coverDetails.yearsOfNoClaimsDiscount)
  const protection = protectionIn(offer.option)
  const section = noClaimsSection({
    years,
    isProtectable: protection !== undefined,
    term: offer.term,
  })
  if (section === 'hidden') return null
  return (
    <section aria-labelledby="no-claims-title">
      <h2 id="no-claims-title" className="results__title">
        No claims discount
      </h2>
      {section === 'none-earned' && <Notice>{SHORT_POLICY_NO_CLAIMS}</Notice>}
      {section === 'protection' && protection && years && (
        <Protection offer={offer} years={Number(years)} yearlyPrice={protection.yearlyPrice} />
      )}
    </section>
  )
}

/** For the thirty-day page (SUB-03, SUB-07). */
export function ThirtyDayNoClaims() {
  return <Notice>{THIRTY_DAY_NO_CLAIMS}</Notice>
}

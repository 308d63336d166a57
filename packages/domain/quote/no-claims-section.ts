import type { Term } from './underwritten-option.ts'

/** The content of the no-claims section: protection, that no discount is earned, or nothing. */
export type NoClaimsSection = 'protection' | 'none-earned' | 'hidden'

/**
 * Hidden if there are no years to protect or they cannot be protected (AON-01, D-162). A short policy says that it earns none.
 */
export function noClaimsSection(offer: {
  /** As in the specification: '0' is none. */
  years: string | undefined
  isProtectable: boolean
  term: Term
}): NoClaimsSection {
  if (offer.term !== 'annual') return 'none-earned'
  const hasYears = offer.years !== undefined && offer.years !== '0'
  return hasYears && offer.isProtectable ? 'protection' : 'hidden'
}

/** SUB-07. */
export const THIRTY_DAY_NO_CLAIMS =
  'No claims discount cannot be earned on a 30-day policy. You earn it only after 12 consecutive 30-day policies.'

/** An impound policy does not renew, so there are never twelve in a row. */
export const SHORT_POLICY_NO_CLAIMS =
  'You cannot earn no claims discount on this policy, as it lasts 30 days. Any years you already have count towards your price.'

/** Both are required wherever protection is offered (Private Motor Insurance Market Investigation Order 2015). */
export const PROTECTION_ALLOWS =
  'No claims discount protection allows you to make one or more claims before your number of no claims discount years falls. The table below shows how.'
export const PROTECTION_IS_NOT_OF_THE_PRICE =
  'No claims discount protection does not protect the overall price of your insurance policy. The price of your insurance policy may increase following an accident even if you were not at fault.'

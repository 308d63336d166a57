import { journeys } from '@milepost/domain/journeys/journeys'
import type { Risk } from '../risk/risk'

export type ThirtyDayOffer = { kind: 'not-sold' } | { kind: 'sold'; risk: Risk; isOnlyMonthlyOption: boolean }

/** The thirty-day offer alongside an annual one, if the journey sells both. On a restart, any annual line can be priced for thirty days. */
export function thirtyDayOffer(risk: Risk): ThirtyDayOffer {
  const sold = journeys[risk.journey].cover.pairedThirtyDays
  if (sold === undefined || risk.cover.term !== 'annual') return { kind: 'not-sold' }
  const [{ badge }] = risk.drivers
  const isOnlyMonthlyOption = badge.kind === 'held' && badge.years < sold.inPlaceOfCreditUnderBadgeYears
  return { kind: 'sold', risk: forThirtyDays(risk), isOnlyMonthlyOption }
}

/** The same risk for thirty days, without protection of the discount (SUB-07). */
export function forThirtyDays(risk: Risk): Risk {
  const { noClaims } = risk.cover
  const unprotected = noClaims.kind === 'earned' ? { ...noClaims, isProtected: false } : noClaims
  return { ...risk, cover: { ...risk.cover, term: 'thirty-day', noClaims: unprotected } }
}

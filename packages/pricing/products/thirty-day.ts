import { journeys } from '@milepost/domain/journeys/journeys'
import type { Risk } from '../risk/risk.ts'

export type ThirtyDayOffer = { kind: 'not-sold' } | { kind: 'sold'; risk: Risk; isOnlyMonthlyOption: boolean }

/** The thirty-day offer alongside an annual one, if the journey sells both. On a restart, any annual line can be priced for thirty days. */
export function thirtyDayOffer(risk: Risk): ThirtyDayOffer {
  const sold = journeys[risk.journey].cover.pairedThirtyDays
  if (sold === undefined || risk.cover.term !== 'annual') return { kind: 'not-sold' }
  return { kind: 'sold', risk: forThirtyDays(risk), isOnlyMonthlyOption: isThirtyDaysOnly(risk) }
}

/** Whether this customer is lent thirty days at a time only, so that a year is not sold monthly (BUY-17, D-294). */
export function isThirtyDaysOnly(risk: Risk): boolean {
  const sold = journeys[risk.journey].cover.pairedThirtyDays
  if (sold === undefined || risk.cover.term !== 'annual') return false
  const [{ badge }] = risk.drivers
  return badge.kind === 'held' && badge.years < sold.inPlaceOfCreditUnderBadgeYears
}

/** The same risk for thirty days, without protection of the discount (SUB-07). */
export function forThirtyDays(risk: Risk): Risk {
  const { noClaims } = risk.cover
  const unprotected = noClaims.kind === 'earned' ? { ...noClaims, isProtected: false } : noClaims
  return { ...risk, cover: { ...risk.cover, term: 'thirty-day', noClaims: unprotected } }
}
